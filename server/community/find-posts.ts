import { ApiError } from '../base/http/errors';
import type { FindKind } from '../knowledge';
import { addressOf } from './index-post';
import { openCommunity } from './open-community';
import { toPost } from './present-post';
import { listPosts, type PostKind } from './store/posts';

/** Posts for the search over everything, those with every word of the question. */
const findPosts =
  (kind: PostKind): FindKind =>
  async (ctx, { req }, { q, limit, offset }) => {
    const community = await openCommunity(ctx, req).catch((error: unknown) => {
      // Closed, or closed to visitors.
      if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return undefined;
      throw error;
    });
    if (!community) return undefined;
    const filter = { kinds: [kind], keyword: q };
    const { rows, total } = await listPosts(ctx.store.db, community, filter, { order: 'newest', limit, offset });
    const items = rows.map(toPost).map(({ id, title, summary, lang, activeAt, author, accepted }) => ({
      ...{ id, title, text: summary, lang, url: addressOf({ id, kind }), date: activeAt.slice(0, 10) },
      ...(author && { author }),
      ...(kind === 'question' && { solved: accepted }),
    }));
    return { total, items };
  };

export const findArticles = findPosts('article');
export const findQuestions = findPosts('question');
