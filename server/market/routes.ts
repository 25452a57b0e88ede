import type { Route } from '../base/http/route';
import { catalogueRoutes } from './routes/catalogue';
import { demandRoutes } from './routes/demands';
import { orderRoutes } from './routes/orders';

export const marketRoutes: Route[] = [catalogueRoutes, orderRoutes, demandRoutes];
