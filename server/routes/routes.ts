import { accountRoutes } from './account';
import { adminRoutes } from './admin/admin';
import { detectionRoutes } from './detection';
import { deviceRoutes } from './devices';
import { documentRoutes } from './documents';
import { singleSignOnRoutes, weixinRoutes } from './elsewhere';
import { factorRoutes, secondStepRoutes } from './factors';
import { fileRoutes } from './files';
import { healthRoutes } from './health';
import { messageRoutes } from './messages';
import { membershipRoutes, organizationRoutes } from './organizations';
import { personRoutes } from './person';
import { proveRoutes } from './prove';
import { questionRoutes } from './questions';
import { researchRoutes } from './research';
import type { Route } from './route';
import { searchRoutes } from './search';
import { settingChangesRoutes } from './setting-changes';
import { settingsRoutes } from './settings';
import { signInRoutes } from './sign-in';
import { tenancyRoutes } from './tenancy';
import { undoRoutes } from './undo';

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
