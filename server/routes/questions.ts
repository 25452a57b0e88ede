import { listBank, recommendQuestions } from '../services/question-bank';
import { presentHistory } from '../services/write-chat';
import { listHistory } from '../store/chats';
import { readerOf } from './reader-of';
import type { Route } from './route';

/** Questions: one's own of before, and those worth asking. */
export const questionRoutes: Route = (app, ctx) => {
  app.operation('listHistory', async (req) => {
    const { page = 1, pageSize = 20, keyword } = req.query;
    const found = await listHistory(ctx.store.db, {
      ...readerOf(req),
      keyword,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return { list: found.list.map(presentHistory), total: found.total, pageNum: page, pageSize };
  });

  app.operation('listQuestionBank', (req) => listBank(ctx, req.accessDomain, req.query));

  app.operation('listRecommendedQuestions', (req) =>
    recommendQuestions(ctx, req.accessDomain, { ...req.query, lang: req.query.lang ?? langOf(req.locale) }),
  );
};

const langOf = (locale: string) => (locale === 'zh-CN' ? 'zh' : 'en');
