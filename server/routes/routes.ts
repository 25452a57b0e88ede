import { adminRoutes } from './admin/admin';
import { detectionRoutes } from './detection';
import { documentRoutes } from './documents';
import { healthRoutes } from './health';
import { messageRoutes } from './messages';
import { questionRoutes } from './questions';
import { researchRoutes } from './research';
import type { Route } from './route';
import { searchRoutes } from './search';
import { settingChangesRoutes } from './setting-changes';
import { settingsRoutes } from './settings';

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
];
