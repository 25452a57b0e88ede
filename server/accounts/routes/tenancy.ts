import type { Route } from '../../base/http/route';
import { personOf } from '../authenticate';
import { toLoginResponse } from '../open-session';
import { toOrganization } from '../present';
import { refuseOthers } from '../profile';
import { listOwnOrganizations } from '../store/organizations';
import { openTenantToken } from '../store/sessions';
import {
  currentTenant,
  organizationToActFor,
  personalSpace,
  signInToOrganization,
  switchOrganization,
} from '../tenancy';

/** The organization for which the person acts. */
export const tenancyRoutes: Route = (app, ctx) => {
  const { store, config } = ctx;

  app.operation('getCurrentTenantInfo', (req) => currentTenant(ctx, personOf(req), req.locale));
  app.operation('listOrganizations', async (req) => {
    const { person } = personOf(req);
    refuseOthers(person, req.query.username);
    const found = await listOwnOrganizations(store.db, person.id);
    return found.map((one) => toOrganization(one, one.role));
  });
  app.operation('listIamTenants', async (req) => {
    const found = await listOwnOrganizations(store.db, personOf(req).person.id, true);
    return found.map((one) => toOrganization(one, one.role));
  });
  app.operation('addPersonalTenant', async (req) =>
    toOrganization(await personalSpace(store, personOf(req).person.id), 'owner'),
  );
  app.operation('setCurrentTenant', async (req) => {
    await switchOrganization(store, personOf(req), req.body.tenantId);
    return null;
  });
  app.operation('loginTenant', async (req) =>
    toLoginResponse(await signInToOrganization(store, personOf(req), req.body.tenantId), config.people.bigdata),
  );
  app.operation('getTenantToken', async (req) => {
    const known = personOf(req);
    const { id } = await organizationToActFor(store, known, req.body.tenantId);
    return { access_token: await openTenantToken(store.db, known.session.id, id) };
  });
};
