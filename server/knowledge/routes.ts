import type { Route } from '../base/http/route';
import { alarmRoutes } from './routes/alarms';
import { documentRoutes } from './routes/documents';
import { searchRoutes } from './routes/search';

export const knowledgeRoutes: Route[] = [alarmRoutes, documentRoutes, searchRoutes];
