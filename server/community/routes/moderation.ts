import type { Route } from '../../base/http/route';
import { decide, undoDecision } from '../moderation/decide';
import { openModeration } from '../moderation/open-moderation';
import { toWaiting } from '../moderation/present-waiting';
import { appealPost, reportPost } from '../moderation/report-post';
import { openCommunity } from '../open-community';
import { countWaiting, listWaiting } from '../store/moderation-queue';

/** Reports and appeals of readers and authors, and what moderators decide. */
export const moderationRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('reportPost', async (req) => {
    await reportPost(ctx, await openCommunity(ctx, req), { id: req.params.id, ...req.body });
    return null;
  });

  app.operation('appealPost', async (req) => {
    await appealPost(ctx, await openCommunity(ctx, req), { id: req.params.id, words: req.body.words });
    return null;
  });

  app.operation('listModeration', async (req) => {
    const { pageNum = 1, pageSize = 20 } = req.query;
    const moderation = await openModeration(ctx, await openCommunity(ctx, req), req);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const [rows, total] = await Promise.all([listWaiting(db, moderation, page), countWaiting(db, moderation)]);
    return { list: rows.map(toWaiting), total, pageNum, pageSize };
  });

  app.operation('moderatePosts', async (req) => {
    const moderation = await openModeration(ctx, await openCommunity(ctx, req), req);
    const { batch, done, refused } = await decide(ctx, moderation, req.body);
    return { batch, done, refused: refused.map(({ id, text }) => ({ id, reason: text[req.locale] })) };
  });

  app.operation('undoModeration', async (req) => {
    const moderation = await openModeration(ctx, await openCommunity(ctx, req), req);
    await undoDecision(ctx, moderation, req.params.batch);
    return null;
  });
};
