import { textLanguageOf } from '../../../setting/text-language';
import type { Route } from '../../base/http/route';
import { listBank, openReading, recommendQuestions } from '../../knowledge';
import { listHistory } from '../store/chats';
import { presentHistory } from '../write-chat';
import { readerOf } from './reader-of';

/** Routes of questions: the visitor's own history and suggested ones. */
export const questionRoutes: Route = (app, ctx) => {
  app.operation('listHistory', async (req) => {
    const { page = 1, pageSize = 20, keyword, pinned } = req.query;
    const { ids } = await openReading(ctx, req);
    const found = await listHistory(ctx.store.db, {
      ...readerOf(req),
      keyword,
      pinned,
      readable: ids,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { list: found.list.map(presentHistory), total: found.total, pageNum: page, pageSize };
  });

  app.operation('listQuestionBank', async (req) => listBank(ctx, await openReading(ctx, req), req.query));

  app.operation('listRecommendedQuestions', async (req) =>
    recommendQuestions(ctx, await openReading(ctx, req), {
      ...req.query,
      lang: req.query.lang ?? textLanguageOf(req.locale),
    }),
  );
};
