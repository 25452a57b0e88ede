import type { Route } from '../base/http/route';
import { followRoutes } from './routes/follows';
import { inboxRoutes } from './routes/inbox';
import { preferenceRoutes } from './routes/preferences';
import { unsubscribeRoutes } from './routes/unsubscribe';
import { watchRoutes } from './routes/watch';

export const notificationsRoutes: Route[] = [
  inboxRoutes,
  watchRoutes,
  followRoutes,
  preferenceRoutes,
  unsubscribeRoutes,
];
