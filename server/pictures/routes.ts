import type { Route } from '../base/http/route';
import { detectionRoutes } from './routes/detection';

export const picturesRoutes: Route[] = [detectionRoutes];
