import type { Route } from '../../base/http/route';
import { personOf } from '../authenticate';
import { exportAccount } from '../leaving/export-account';
import { leaveAccount, readLeaving } from '../leaving/leave-account';
import { noticeTo } from '../undo/record-change';

/** Export of personal data and deletion of the account. */
export const accountRoutes: Route = (app, ctx) => {
  app.operation('exportAccount', (req, reply) => {
    reply.header('cache-control', 'no-store');
    return exportAccount(ctx.store, personOf(req));
  });
  app.operation('getLeaving', (req) => readLeaving(ctx.store, personOf(req).person));
  app.operation('leaveAccount', async (req) => leaveAccount(ctx, personOf(req), await noticeTo(ctx, req)));
};
