import type { Route } from '../../base/http/route';
import { callerOf } from '../../base/limits/caller';
import { personOf } from '../authenticate';
import { toKnowledgeUser, toMember, toUser } from '../present';
import { changeProfile, readOther, readUser, refuseOthers } from '../profile';
import { findPerson } from '../store/persons';
import { ownOrganization } from '../tenancy';
import { noticeTo } from '../undo/record-change';

/** The profile of the signed-in person. */
export const personRoutes: Route = (app, ctx) => {
  const { store } = ctx;

  app.operation('getUserInfo', (req) => readUser(store, personOf(req).person, personOf(req).session.tenantId));
  app.operation('getIamUser', (req) => readUser(store, personOf(req).person, personOf(req).session.tenantId));
  app.operation('getUserInfoByTenant', async (req) => {
    const { person } = personOf(req);
    refuseOthers(person, req.query.username);
    return toUser(person, await ownOrganization(store, person.id, req.query.tenantId));
  });
  app.operation('updateUser', async (req) => {
    const known = personOf(req);
    const to = { ...(await noticeTo(ctx, req)), caller: callerOf(req) };
    return readUser(store, await changeProfile(ctx, known, req.body, to), known.session.tenantId);
  });
  app.operation('getKnowledgeUser', async (req) => toKnowledgeUser(await readOther(store, req.params.uucId)));
  app.operation('getMember', async (req) => toMember(await readOther(store, req.params.id)));
  app.operation('listPersonsByUucId', async (req) => {
    const person = await findPerson(store.db, req.query.uucId);
    return person && !person.disabledAt ? [toKnowledgeUser(person)] : [];
  });
};
