import type { Route } from '../../base/http/route';
import { findSimilar } from '../find-similar';

/** What is already there while somebody writes a title. */
export const similarRoutes: Route = (app, ctx) => {
  app.operation('findSimilarTexts', (req) => findSimilar(ctx, req, req.query));
};
