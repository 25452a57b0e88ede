import { unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openCommunity } from '../open-community';
import { startOf } from '../present-post';
import { listOwnAnswers } from '../store/own-answers';

/** What the reader wrote below other people's questions. */
export const ownRoutes: Route = (app, ctx) => {
  app.operation('listOwnAnswers', async (req) => {
    const { pageNum = 1, pageSize = 20 } = req.query;
    const community = await openCommunity(ctx, req);
    if (community.person === undefined) throw unauthorized();
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listOwnAnswers(ctx.store.db, community, page);
    const list = rows.map(({ markdown, published_at: at, state, ...row }) => ({
      ...{ ...row, text: startOf(markdown), state: state as 'published' },
      publishedAt: at?.toISOString() ?? null,
    }));
    return { list, total, pageNum, pageSize };
  });
};
