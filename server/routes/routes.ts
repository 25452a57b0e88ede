import { documentRoutes } from './documents';
import { healthRoutes } from './health';
import { messageRoutes } from './messages';
import { questionRoutes } from './questions';
import { researchRoutes } from './research';
import type { Route } from './route';
import { searchRoutes } from './search';
import { settingsRoutes } from './settings';

/** Every call family that this server answers. A family that is not here answers 404. */
export const routes: Route[] = [
  settingsRoutes,
  healthRoutes,
  documentRoutes,
  researchRoutes,
  messageRoutes,
  questionRoutes,
  searchRoutes,
];
