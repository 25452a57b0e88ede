import type { Route } from '../route';
import { accountRoutes } from './accounts';
import { auditRoutes } from './audit';
import { domainRoutes } from './domains';
import { hostRoutes } from './hosts';
import { imageRoutes } from './images';
import { licenceRoutes } from './licences';
import { peopleRoutes } from './people';
import { publicationRoutes } from './publications';
import { operatorStepRoutes } from './second-step';
import { sessionRoutes } from './session';

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
