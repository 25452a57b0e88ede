import type { Operator } from '../../operators/operator';
import { readRegistrations, settleRegistration } from '../../people/organizations/register';
import { ApiError } from '../../plugins/errors';
import { addAudit } from '../../store/audit';
import { listOutbox } from '../../store/people/outbox';
import type { Route } from '../route';
import { operatorOf } from './operator-of';

/** What people wait for and only an operator of the whole installation can give. */
export const peopleRoutes: Route = (app, { store }) => {
  app.operation('listOutbox', async (req) => {
    refuseUnlessWide(operatorOf(req));
    const { limit = 50, before } = req.query;
    const rows = await listOutbox(store.db, { limit, before });
    return {
      items: rows.map((row) => ({
        id: Number(row.id),
        channel: row.channel,
        target: row.target,
        scenario: row.scenario,
        accessDomain: row.access_domain,
        code: row.code,
        status: row.status,
        fault: row.fault,
        createdAt: row.created_at.toISOString(),
      })),
    };
  });
  app.operation('listRegistrations', (req) => {
    refuseUnlessWide(operatorOf(req));
    return readRegistrations(store);
  });
  app.operation('decideRegistration', async (req) => {
    const operator = operatorOf(req);
    refuseUnlessWide(operator);
    const { decision } = req.body;
    const settled = await settleRegistration(store, req.params.id, decision, operator.name);
    await addAudit(store.db, { who: operator.name, action: 'operator', message: `${decision}: ${settled.name}` });
    return settled;
  });
};

function refuseUnlessWide({ scope }: Operator): void {
  if (scope.kind === 'installation') return;
  throw new ApiError(403, {
    'zh-CN': '只有整个平台的管理员可以查看。',
    'en-US': 'Only operators of the whole installation may see this.',
  });
}
