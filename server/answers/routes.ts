import type { Route } from '../base/http/route';
import { attachmentRoutes } from './routes/attachments';
import { messageRoutes } from './routes/messages';
import { questionRoutes } from './routes/questions';
import { researchRoutes } from './routes/research';
import { tagRoutes } from './routes/tags';

export const answersRoutes: Route[] = [researchRoutes, messageRoutes, attachmentRoutes, questionRoutes, tagRoutes];
