import type { Route } from '../base/http/route';
import { analyticsRoutes } from './routes/analytics';
import { trackRoutes as eventRoutes } from './routes/track';

export const trackRoutes: Route[] = [eventRoutes, analyticsRoutes];
