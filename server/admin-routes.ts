import { auditRoutes } from './accounts/routes/admin/audit';
import { peopleRoutes } from './accounts/routes/admin/people';
import { sessionRoutes } from './accounts/routes/admin/session';
import type { Route } from './base/http/route';
import { domainRoutes } from './domains/routes/admin/domains';
import { hostRoutes } from './domains/routes/admin/hosts';
import { imageRoutes } from './domains/routes/admin/images';
import { publicationRoutes } from './domains/routes/admin/publications';
import { accountRoutes } from './routes/admin/accounts';
import { licenceRoutes } from './routes/admin/licences';
import { operatorStepRoutes } from './routes/admin/second-step';

/** Everything below /api/admin; the operator gate stands before it. */
export const adminRoutes: Route = (app, ctx) => {
  for (const route of [
    sessionRoutes,
    operatorStepRoutes,
    domainRoutes,
    hostRoutes,
    publicationRoutes,
    auditRoutes,
    imageRoutes,
    peopleRoutes,
    accountRoutes,
    licenceRoutes,
  ])
    route(app, ctx);
};
