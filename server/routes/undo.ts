import { noticeTo } from '../accounts/undo/record-change';
import { lookAtChanges, undoChanges } from '../accounts/undo/undo-changes';
import type { Route } from '../base/http/route';

/** What somebody does with the link of a notice: they need not be signed in, and often cannot be. */
export const undoRoutes: Route = (app, ctx) => {
  app.operation('lookAtChanges', (req) => lookAtChanges(ctx, req.body.token), { token: 'ignored', repeatable: true });
  app.operation('undoChanges', async (req) => undoChanges(ctx, req.body.token, await noticeTo(ctx, req)), {
    token: 'ignored',
    repeatable: true,
  });
};
