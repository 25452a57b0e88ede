import { accountsAdminRoutes, accountsRoutes } from './accounts/routes';
import { activitiesAdminRoutes, activitiesRoutes } from './activities/routes';
import { answersRoutes } from './answers/routes';
import { assistantsAdminRoutes, assistantsRoutes } from './assistants/routes';
import type { Route } from './base/http/route';
import { communityRoutes } from './community/routes';
import { domainsAdminRoutes, domainsRoutes } from './domains/routes';
import { gatewayRoutes } from './gateway/routes';
import { healthRoutes } from './health';
import { knowledgeRoutes } from './knowledge/routes';
import { marketRoutes } from './market/routes';
import { notificationsRoutes } from './notifications/routes';
import { picturesRoutes } from './pictures/routes';
import { platformRoutes } from './platform/routes';
import { toolsAdminRoutes, toolsRoutes } from './tools/routes';
import { trackRoutes } from './track/routes';

/** Every call family that this server answers. A family that is not here answers 404. */
export const routes: Route[] = [
  healthRoutes,
  ...accountsRoutes,
  ...domainsRoutes,
  ...knowledgeRoutes,
  ...answersRoutes,
  ...assistantsRoutes,
  ...picturesRoutes,
  ...toolsRoutes,
  ...communityRoutes,
  ...marketRoutes,
  ...activitiesRoutes,
  ...notificationsRoutes,
  ...platformRoutes,
  ...gatewayRoutes,
  ...trackRoutes,
  ...accountsAdminRoutes,
  ...domainsAdminRoutes,
  ...toolsAdminRoutes,
  ...assistantsAdminRoutes,
  ...activitiesAdminRoutes,
];
