import type { Route } from '../base/http/route';
import { readingRoutes } from './note-reading';
import { activityRoutes } from './routes/activities';
import { adminDeskRoutes } from './routes/admin-desk';
import { drawRoutes } from './routes/draws';
import { voteRoutes } from './routes/votes';

export const activitiesAdminRoutes: Route[] = [adminDeskRoutes];
export const activitiesRoutes: Route[] = [activityRoutes, drawRoutes, voteRoutes, readingRoutes];
