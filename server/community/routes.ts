import type { Route } from '../base/http/route';
import { pictureReader } from './pictures';
import { adminCommunityRoutes } from './routes/admin';
import { answerRoutes } from './routes/answers';
import { askedRoutes } from './routes/asked';
import { helpfulRoutes } from './routes/helpful';
import { listRoutes } from './routes/lists';
import { mentionRoutes } from './routes/mentions';
import { moderationRoutes } from './routes/moderation';
import { noticeRoutes } from './routes/notices';
import { ownRoutes } from './routes/own';
import { postRoutes } from './routes/posts';
import { questionRoutes } from './routes/questions';
import { replyRoutes } from './routes/replies';
import { similarRoutes } from './routes/similar';
import { verifiedRoutes } from './routes/verified';
import { versionRoutes } from './routes/versions';

const pictureRoutes: Route = (_app, ctx) => void ctx.fileReaders.push(pictureReader(ctx));

export const communityRoutes: Route[] = [
  listRoutes,
  postRoutes,
  answerRoutes,
  askedRoutes,
  adminCommunityRoutes,
  moderationRoutes,
  replyRoutes,
  helpfulRoutes,
  verifiedRoutes,
  noticeRoutes,
  versionRoutes,
  pictureRoutes,
  similarRoutes,
  mentionRoutes,
  questionRoutes,
  ownRoutes,
];
