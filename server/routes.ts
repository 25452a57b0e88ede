import { deviceRoutes } from './accounts/routes/devices';
import { singleSignOnRoutes, weixinRoutes } from './accounts/routes/elsewhere';
import { fileRoutes } from './accounts/routes/files';
import { membershipRoutes, organizationRoutes } from './accounts/routes/organizations';
import { personRoutes } from './accounts/routes/person';
import { proveRoutes } from './accounts/routes/prove';
import { signInRoutes } from './accounts/routes/sign-in';
import { tenancyRoutes } from './accounts/routes/tenancy';
import { adminRoutes } from './admin-routes';
import { messageRoutes } from './answers/routes/messages';
import { questionRoutes } from './answers/routes/questions';
import { researchRoutes } from './answers/routes/research';
import type { Route } from './base/http/route';
import { settingChangesRoutes } from './domains/routes/setting-changes';
import { settingsRoutes } from './domains/routes/settings';
import { healthRoutes } from './health';
import { documentRoutes } from './knowledge/routes/documents';
import { searchRoutes } from './knowledge/routes/search';
import { detectionRoutes } from './pictures/routes/detection';
import { accountRoutes } from './routes/account';
import { factorRoutes, secondStepRoutes } from './routes/factors';
import { undoRoutes } from './routes/undo';

/** Every call family that this server answers. A family that is not here answers 404. */
export const routes: Route[] = [
  settingsRoutes,
  settingChangesRoutes,
  adminRoutes,
  healthRoutes,
  documentRoutes,
  researchRoutes,
  messageRoutes,
  questionRoutes,
  searchRoutes,
  detectionRoutes,
  signInRoutes,
  personRoutes,
  tenancyRoutes,
  deviceRoutes,
  proveRoutes,
  undoRoutes,
  accountRoutes,
  secondStepRoutes,
  factorRoutes,
  organizationRoutes,
  membershipRoutes,
  fileRoutes,
  singleSignOnRoutes,
  weixinRoutes,
];
