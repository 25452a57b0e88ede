import type { Route } from '../route';
import { auditRoutes } from './audit';
import { domainRoutes } from './domains';
import { imageRoutes } from './images';
import { peopleRoutes } from './people';
import { publicationRoutes } from './publications';
import { sessionRoutes } from './session';

/** Everything below /api/admin; the operator gate stands before it. */
export const adminRoutes: Route = (app, ctx) => {
  for (const route of [sessionRoutes, domainRoutes, publicationRoutes, auditRoutes, imageRoutes, peopleRoutes])
    route(app, ctx);
};
