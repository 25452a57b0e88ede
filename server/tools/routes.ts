import type { Route } from '../base/http/route';
import { adminToolRoutes } from './routes/admin';
import { visitorToolRoutes } from './routes/visitor';

export const toolsRoutes: Route[] = [visitorToolRoutes];
export const toolsAdminRoutes: Route[] = [adminToolRoutes];
