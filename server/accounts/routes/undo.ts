import type { Route } from '../../base/http/route';
import { noticeTo } from '../undo/record-change';
import { lookAtChanges, undoChanges } from '../undo/undo-changes';

/** The link of a notice; works without signing in, which is often impossible then. */
export const undoRoutes: Route = (app, ctx) => {
  app.operation('lookAtChanges', (req) => lookAtChanges(ctx, req.body.token));
  app.operation('undoChanges', async (req) => undoChanges(ctx, req.body.token, await noticeTo(ctx, req)));
};
