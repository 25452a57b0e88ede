import { operatorOf } from '../../accounts';
import type { Route } from '../../base/http/route';
import { openDomain } from '../../domains';
import { actOnActivity, listDomainActivities } from '../domain-activities';

/** Below /api/admin: how operators run the activities of a domain. */
export const adminActivityRoutes: Route = (app, ctx) => {
  const open = async (req: Parameters<typeof operatorOf>[0], domain: string) => {
    const operator = operatorOf(req);
    await openDomain(ctx.store, operator, domain);
    return operator;
  };

  app.operation('listDomainActivities', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    return listDomainActivities(ctx, domain, req.locale);
  });

  app.operation('actOnActivity', async (req) => {
    const { domain, id } = req.params;
    const operator = await open(req, domain);
    const { action, note } = req.body;
    await actOnActivity(ctx, { domain, id, operator, action, note });
    return listDomainActivities(ctx, domain, req.locale);
  });
};
