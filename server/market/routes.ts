import type { Route } from '../base/http/route';
import { catalogueRoutes } from './routes/catalogue';

export const marketRoutes: Route[] = [catalogueRoutes];
