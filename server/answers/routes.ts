import type { Route } from '../base/http/route';
import { attachmentRoutes } from './routes/attachments';
import { memoryRoutes } from './routes/memory';
import { messageRoutes } from './routes/messages';
import { questionRoutes } from './routes/questions';
import { researchRoutes } from './routes/research';
import { shareRoutes } from './routes/shares';
import { tagRoutes } from './routes/tags';

export const answersRoutes: Route[] = [
  researchRoutes,
  messageRoutes,
  shareRoutes,
  attachmentRoutes,
  memoryRoutes,
  questionRoutes,
  tagRoutes,
];
