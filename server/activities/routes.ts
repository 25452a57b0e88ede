import type { Route } from '../base/http/route';
import { readingRoutes } from './note-reading';
import { activityRoutes } from './routes/activities';
import { adminActivityRoutes } from './routes/admin-activities';
import { adminDeskRoutes } from './routes/admin-desk';
import { adminReportRoutes } from './routes/admin-reports';
import { drawRoutes } from './routes/draws';
import { voteRoutes } from './routes/votes';

export const activitiesAdminRoutes: Route[] = [adminDeskRoutes, adminActivityRoutes, adminReportRoutes];
export const activitiesRoutes: Route[] = [activityRoutes, drawRoutes, voteRoutes, readingRoutes];
