import type { Route } from '../base/http/route';
import { documentRoutes } from './routes/documents';
import { searchRoutes } from './routes/search';

export const knowledgeRoutes: Route[] = [documentRoutes, searchRoutes];
