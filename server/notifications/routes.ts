import type { Route } from '../base/http/route';
import { inboxRoutes } from './routes/inbox';

export const notificationsRoutes: Route[] = [inboxRoutes];
