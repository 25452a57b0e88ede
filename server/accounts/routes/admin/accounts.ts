import { addAudit } from '../../../base/database/audit';
import type { Route } from '../../../base/http/route';
import { setAccountDisabled } from '../../operators/disable-account';
import { actorOf } from '../../operators/operator';
import { namedAccount } from '../../present';
import { findOrganizations, findPeople } from '../../store/disabling';
import { operatorOf, provedOperatorOf } from './operator-of';

/** Lists, disables and enables people and organizations. */
export const accountRoutes: Route = (app, { store }) => {
  app.operation('findAccounts', async (req) => {
    const operator = operatorOf(req);
    const text = req.query?.text?.trim() ?? '';
    // The search text may be a phone number, so only the fact of the search is logged.
    await addAudit(store.db, { ...actorOf(operator), action: 'person-read', target: 'accounts' });
    const people = await findPeople(store.db, text);
    const organizations = await findOrganizations(store.db, text);
    return {
      people: people.map((one) => ({
        id: one.id,
        nickname: one.nickname,
        account: namedAccount(one),
        disabledAt: one.disabledAt?.toISOString() ?? null,
        reason: one.reason,
        createdAt: one.createdAt.toISOString(),
      })),
      organizations: organizations.map((one) => ({
        id: one.id,
        name: one.name,
        tenantCode: one.tenantCode,
        members: Number(one.members),
        disabledAt: one.disabledAt?.toISOString() ?? null,
        reason: one.reason,
      })),
    };
  });
  app.operation('setAccountDisabled', async (req) => {
    await setAccountDisabled(store, provedOperatorOf(req), { ...req.body, id: req.params.id });
    return null;
  });
};
