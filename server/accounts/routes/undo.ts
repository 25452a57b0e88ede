import type { Route } from '../../base/http/route';
import { noticeTo } from '../undo/record-change';
import { lookAtChanges, undoChanges } from '../undo/undo-changes';

/** What somebody does with the link of a notice: they need not be signed in, and often cannot be. */
export const undoRoutes: Route = (app, ctx) => {
  app.operation('lookAtChanges', (req) => lookAtChanges(ctx, req.body.token));
  app.operation('undoChanges', async (req) => undoChanges(ctx, req.body.token, await noticeTo(ctx, req)));
};
