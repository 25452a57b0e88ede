import type { Route } from '../base/http/route';
import { catalogueRoutes } from './routes/catalogue';
import { documentRoutes } from './routes/documents';

export const assistantsRoutes: Route[] = [catalogueRoutes, documentRoutes];
