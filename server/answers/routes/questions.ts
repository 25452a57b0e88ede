import { Readable } from 'node:stream';
import { textLanguageOf } from '../../../setting/text-language';
import type { Route } from '../../base/http/route';
import { inertPolicy } from '../../base/http/security-headers';
import { listBank, openReading, recommendQuestions } from '../../knowledge';
import { exportFiles, exportHistory } from '../export-history';
import { listHistory } from '../store/chats';
import { presentHistory } from '../write-chat';
import { readerOf } from './reader-of';

/** Routes of questions: the visitor's own history and suggested ones. */
export const questionRoutes: Route = (app, ctx) => {
  app.operation('listHistory', async (req) => {
    const { page = 1, pageSize = 20, keyword, pinned, tag, assistant } = req.query;
    const reading = await openReading(ctx, req);
    const { ids } = reading;
    const assistants = await ctx.assistants.open(ctx.store.db, reading);
    const found = await listHistory(ctx.store.db, {
      ...readerOf(req),
      keyword,
      pinned,
      tag,
      assistant,
      readable: ids,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
    return {
      list: found.list.map((row) => presentHistory(row, assistants.addressOf)),
      total: found.total,
      pageNum: page,
      pageSize,
    };
  });

  app.operation('exportHistory', async (req, reply) => {
    const { ids } = await openReading(ctx, req);
    const { format } = req.query;
    const { mime, ending } = exportFiles[format];
    const name = `questions-${new Date().toISOString().slice(0, 10)}.${ending}`;
    return reply
      .type(mime)
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': inertPolicy,
      })
      .send(Readable.from(exportHistory(ctx.store, { ...readerOf(req), ids }, format, req.locale)));
  });

  app.operation('listQuestionBank', async (req) => listBank(ctx, await openReading(ctx, req), req.query));

  app.operation('listRecommendedQuestions', async (req) =>
    recommendQuestions(ctx, await openReading(ctx, req), {
      ...req.query,
      lang: req.query.lang ?? textLanguageOf(req.locale),
    }),
  );
};
