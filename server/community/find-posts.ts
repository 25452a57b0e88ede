import { ApiError } from '../base/http/errors';
import type { FindKind } from '../knowledge';
import { addressOf } from './index-post';
import { openNotices } from './notices/open-notices';
import { toNotice } from './notices/present-notice';
import { addressOfNotice } from './notices/tell-notices';
import { openCommunity } from './open-community';
import { toPost } from './present-post';
import { listNotices } from './store/notices';
import { listPosts, type PostKind } from './store/posts';

/** Undefined where the community is closed, or closed to visitors. */
const whereOpen = <T>(open: () => Promise<T>): Promise<T | undefined> =>
  open().catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return undefined;
    throw error;
  });

/** Posts for the search over everything, those with every word of the question. */
const findPosts =
  (kind: PostKind): FindKind =>
  async (ctx, { req }, { q, limit, offset }) => {
    const community = await whereOpen(() => openCommunity(ctx, req));
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

/** Notices that have begun, those that are over after the others. */
export const findNotices: FindKind = async (ctx, { req }, { q, limit, offset }) => {
  const reader = await whereOpen(() => openNotices(ctx, req));
  if (!reader) return undefined;
  const { rows, total } = await listNotices(ctx.store.db, reader, { state: 'begun', words: q }, { limit, offset });
  const items = rows.map(toNotice).map(({ id, title, summary, lang, startsAt, author }) => ({
    ...{ id, title, text: summary, lang, url: addressOfNotice(id), date: startsAt.slice(0, 10) },
    ...(author && { author }),
  }));
  return { total, items };
};
