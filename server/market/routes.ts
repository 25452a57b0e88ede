import type { Route } from '../base/http/route';
import { catalogueRoutes } from './routes/catalogue';
import { demandRoutes } from './routes/demands';
import { matchRoutes } from './routes/matches';
import { orderRoutes } from './routes/orders';
import { responseRoutes } from './routes/responses';
import { searchRoutes } from './routes/searches';

export const marketRoutes: Route[] = [
  catalogueRoutes,
  orderRoutes,
  demandRoutes,
  matchRoutes,
  searchRoutes,
  responseRoutes,
];
