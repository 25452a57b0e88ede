import type { FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import { publicName } from '../../accounts';
import type { Context } from '../../context';
import type { Community } from '../open-community';
import { findPost, type PostRow } from '../store/posts';
import { findCloser } from '../store/questions';
import { refusalOf } from './question-rules';
import { rolesOn } from './roles-on';

type Detail = components['schemas']['CommunityDetail'];

/** What a question's page says of its end, and what the reader may do to it. */
export async function standingOf(
  ctx: Context,
  community: Community,
  post: PostRow,
  req: Pick<FastifyRequest, 'session'>,
): Promise<Partial<Pick<Detail, 'canAccept' | 'canClose' | 'closing'>>> {
  if (post.kind !== 'question' || post.state !== 'published') return {};
  const closed = post.closed_for !== null;
  const state = { closed, closedByMe: closed && post.closed_by === community.person };
  const roles = await rolesOn(ctx, community, post, req);
  const may = {
    canAccept: refusalOf('accept', roles, state) === undefined,
    canClose: refusalOf('close', roles, state) === undefined,
  };
  const { closed_for: reason, closed_at: at, closed_words: words, closed_by: by } = post;
  if (reason === null || at === null) return may;
  const original = post.duplicate_of === null ? undefined : await findPost(ctx.store.db, community, post.duplicate_of);
  return {
    ...may,
    closing: {
      ...{ reason, words, at: at.toISOString(), by: by === null ? '' : publicName(await findCloser(ctx.store.db, by)) },
      ...(original && { original: { id: original.id, title: original.title, lang: original.lang } }),
    },
  };
}
