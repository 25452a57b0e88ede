import type { Route } from '../base/http/route';
import { catalogueRoutes } from './routes/catalogue';
import { dataKeyRoutes } from './routes/data-key';
import { definitionRoutes } from './routes/definitions';
import { documentRoutes } from './routes/documents';

export const assistantsRoutes: Route[] = [catalogueRoutes, dataKeyRoutes, documentRoutes];

/** Below /api/admin; the operator gate stands before them. */
export const assistantsAdminRoutes: Route[] = [definitionRoutes];
