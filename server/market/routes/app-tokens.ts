import { bearerOf } from '../../base/http/bearer';
import type { Route } from '../../base/http/route';
import { openActing } from '../orders/open-acting';
import { checkApp, openApp, tradeCode } from '../orders/open-app';

/** How an app learns who opened it and whether they may use it. */
export const appTokenRoutes: Route = (app, ctx) => {
  app.operation('openEntitlement', async (req) => openApp(ctx.store, await openActing(ctx, req), req.params.id));
  app.operation('tradeAppCode', (req) => tradeCode(ctx.store.db, req.body));
  app.operation('checkAppToken', (req) => checkApp(ctx.store.db, bearerOf(req), req.locale));
};
