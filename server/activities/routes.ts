import type { Route } from '../base/http/route';
import { activityRoutes } from './routes/activities';
import { drawRoutes } from './routes/draws';

export const activitiesRoutes: Route[] = [activityRoutes, drawRoutes];
