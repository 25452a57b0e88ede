import { notFound, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { describeArticle } from '../describe-article';
import { openNotices } from '../notices/open-notices';
import { toArticleOfNotice } from '../notices/present-notice';
import { openCommunity } from '../open-community';
import { toArticle, toQaItem } from '../present-post';
import { findNotice, listNotices } from '../store/notices';
import { findPost, listPosts } from '../store/posts';

/** The calls of the specification. */
export const listRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listArticles', async (req) => {
    const { pageNum = 1, pageSize = 20, keyword, tenantId: organization, type, board, tag, sort = 'newest' } = req.body;
    const community = await openCommunity(ctx, req);
    const page = { order: sort, limit: pageSize, offset: (pageNum - 1) * pageSize };
    if (type === 'notice') {
      const { rows, total } = await listNotices(db, await openNotices(ctx, req), { state: 'live', keyword }, page);
      return { list: rows.map(toArticleOfNotice), total, pageNum, pageSize };
    }
    const kinds = type === undefined || type === 'article' ? (['article'] as const) : [];
    if (kinds.length === 0) return { list: [], total: 0, pageNum, pageSize };
    const { author, mine = false, state } = req.body;
    if (mine && community.person === undefined) throw unauthorized();
    const filter = { kinds, organization, keyword, board, tag, author, ...(mine && { mine, state }) };
    const { rows, total } = await listPosts(db, community, filter, page);
    const list = rows.map((row) => ({ ...toArticle(row), ...(mine && { state: row.state }) }));
    return { list, total, pageNum, pageSize };
  });

  app.operation('getArticle', async (req) => {
    const { id, version } = req.body;
    const community = await openCommunity(ctx, req);
    const post = await findPost(db, community, id);
    if (post?.kind === 'article') return describeArticle(db, community, post, version);
    const notice = await findNotice(db, await openNotices(ctx, req), id);
    if (!notice || (version !== undefined && version !== notice.version)) throw notFound('post', id);
    return { ...toArticleOfNotice(notice), content: notice.markdown };
  });

  app.operation('listCommunityQuestions', async (req) => {
    const { pageNum = 1, pageSize = 20, keyword, tag, board, state, sort = 'newest' } = req.query;
    const community = await openCommunity(ctx, req);
    const accepted = state && state === 'accepted';
    const answered = state === 'answered' || undefined;
    const page = { order: sort, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listPosts(
      db,
      community,
      { kinds: ['question'], keyword, tag, board, accepted, answered },
      page,
    );
    return { list: rows.map(toQaItem), total, pageNum, pageSize };
  });

  app.operation('listBoards', async (req) => {
    const { pageNum = 1, pageSize = 20 } = req.query;
    const { boards } = await openCommunity(ctx, req);
    const list = boards.map(({ id, name }, index) => ({
      ...{ id, name: typeof name === 'string' ? name : (name[req.locale] ?? Object.values(name)[0] ?? id) },
      ...{ type: 'community', url: `/community/index?board=${id}`, sort: index, enabled: true },
    }));
    return { list: list.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: list.length, pageNum, pageSize };
  });
};
