import type { Route } from '../base/http/route';
import { catalogueRoutes } from './routes/catalogue';
import { dataKeyRoutes } from './routes/data-key';
import { documentRoutes } from './routes/documents';

export const assistantsRoutes: Route[] = [catalogueRoutes, dataKeyRoutes, documentRoutes];
