import type { FastifyRequest } from 'fastify';
import type { Route } from '../../base/http/route';
import { byNetwork } from '../../base/limits/by-network';
import { limits } from '../../base/limits/limits';
import { takeOnly } from '../../base/limits/take';
import { personOf } from '../authenticate';
import { listIndustries } from '../industries';
import { acceptInvitation } from '../organizations/accept-invitation';
import { inviteMembers, lookAtInvitation, readInvitations, withdrawInvitation } from '../organizations/invite';
import { decideApplicant, listApplicants, listOwnJoins, readJoin, requestJoin } from '../organizations/join';
import { changeMember, readMembers, refuseUnlessAdmin } from '../organizations/members';
import { changePage } from '../organizations/page';
import { readRegistrations, requestRegistration } from '../organizations/register';
import { changeRules, readRules } from '../organizations/rules';
import { invitationChannels } from '../organizations/send-invitation';
import { toOrganization } from '../present';
import { findOrganization, findOrganizationByCode, searchOrganizations } from '../store/organizations';
import { readTenant } from '../tenancy';
import { noticeTo } from '../undo/record-change';

/** Public information about organizations, and ways to join them. */
export const organizationRoutes: Route = (app, { store }) => {
  const { db } = store;

  app.operation('getTenantInfo', async ({ body, locale }) =>
    readTenant(await findOrganization(db, body.tenantId), body.tenantId, locale),
  );
  app.operation('getTenantInfoByCode', async ({ body, locale }) =>
    readTenant(await findOrganizationByCode(db, body.tenantCode), body.tenantCode, locale),
  );
  app.operation('listIndustries', (req) => listIndustries(req.locale));
  app.operation('searchOrganizations', async (req) => {
    const name = (req.query.name ?? '').trim();
    return name === '' ? [] : (await searchOrganizations(db, name)).map((one) => toOrganization(one));
  });
  app.operation('applyToJoin', (req) => requestJoin(store, personOf(req).person, req.body));
  app.operation('getJoinApplication', (req) => readJoin(store, personOf(req), req.query.id));
  app.operation('listJoinApplications', (req) => listOwnJoins(store, personOf(req).person));
  app.operation('applyForOrganization', (req) => requestRegistration(store, personOf(req).person, req.body));
  app.operation('listOrganizationApplications', (req) => readRegistrations(store, personOf(req).person.id));
};

/** What members see of their organization, and what its owners and admins decide. */
export const membershipRoutes: Route = (app, { store }) => {
  app.operation('listApplicants', (req) => listApplicants(store, personOf(req), req.params.id));
  app.operation('decideApplication', (req) => decideApplicant(store, personOf(req), { ...req.params, ...req.body }));
  app.operation('listMembers', (req) => readMembers(store, personOf(req), req.params.id));
  app.operation('setMemberRole', async (req) => {
    await changeMember(store, personOf(req), { ...req.params, role: req.body.role });
    return null;
  });
  app.operation('getMembershipRules', (req) => readRules(store, personOf(req), req.params.id));
  app.operation('setMembershipRules', (req) => changeRules(store, personOf(req), { ...req.params, ...req.body }));
  app.operation('changeOrganizationPage', (req) =>
    changePage(store, personOf(req), req.params.id, req.body, req.locale),
  );
  app.operation('removeMember', async (req) => {
    await changeMember(store, personOf(req), { ...req.params, role: null });
    return null;
  });
};

/** Invitation links, which admit people without a request. */
export const invitationRoutes: Route = (app, ctx) => {
  const { store } = ctx;
  const channels = invitationChannels(ctx.config.people);
  const takeOne = (req: FastifyRequest) =>
    takeOnly(store, byNetwork('invitation', req.network, limits.invitationLooks));

  app.operation('listInvitations', (req) => readInvitations(store, personOf(req), req.params.id));
  app.operation('getInvitationChannels', async (req) => {
    await refuseUnlessAdmin(store, personOf(req), req.params.id);
    return channels;
  });
  app.operation('inviteMembers', async (req) =>
    inviteMembers({ store, channels, to: await noticeTo(ctx, req) }, personOf(req), { ...req.params, ...req.body }),
  );
  app.operation('revokeInvitation', async (req) => {
    await withdrawInvitation(store, personOf(req), req.params);
    return null;
  });
  app.operation('lookAtInvitation', async (req) => {
    await takeOne(req);
    return lookAtInvitation(store, req.body.token, req.locale);
  });
  app.operation('acceptInvitation', async (req) => {
    await takeOne(req);
    return acceptInvitation(store, personOf(req).person, req.body.token);
  });
};
