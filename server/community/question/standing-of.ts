import type { FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import { publicName } from '../../accounts';
import type { Context } from '../../context';
import type { Community } from '../open-community';
import { findMerge, mergedInto } from '../store/merges';
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
): Promise<Partial<Pick<Detail, 'canAccept' | 'canClose' | 'canMerge' | 'closing' | 'merged'>>> {
  if (post.kind !== 'question' || post.state !== 'published') return {};
  const closed = post.closed_for !== null;
  const state = { closed, closedByMe: closed && post.closed_by === community.person };
  const roles = await rolesOn(ctx, community, post, req);
  const { db } = ctx.store;
  const [merge, merged] = await Promise.all([closed ? findMerge(db, post.id) : undefined, mergedInto(db, post.id)]);
  const may = {
    ...(merged.length > 0 && { merged }),
    canMerge: refusalOf('merge', roles, state) === undefined,
    canAccept: refusalOf('accept', roles, state) === undefined,
    canClose: refusalOf(merge ? 'merge' : 'close', roles, state) === undefined,
  };
  const { closed_for: reason, closed_at: at, closed_words: words, closed_by: by } = post;
  if (reason === null || at === null) return may;
  const original = post.duplicate_of === null ? undefined : await findPost(db, community, post.duplicate_of);
  return {
    ...may,
    closing: {
      ...{ reason, words, at: at.toISOString(), by: by === null ? '' : publicName(await findCloser(db, by)) },
      ...(merge && { merged: true }),
      ...(original && { original: { id: original.id, title: original.title, lang: original.lang } }),
    },
  };
}
