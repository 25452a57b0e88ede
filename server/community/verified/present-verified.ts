import type { FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import type { Context } from '../../context';
import type { Community } from '../open-community';
import { toVerified } from '../present-post';
import type { PostRow } from '../store/posts';
import { wordingsOf } from '../store/too';
import { findVerified } from '../store/verified';
import { latestReview } from './review-date';
import { mayVerify } from './verify-answer';

const MOST_WORDINGS = 10;

type Detail = components['schemas']['CommunityDetail'];

/** What a question's page says of its verified answer, and offers to whoever may vouch for one. */
export async function verifiedOf(
  ctx: Context,
  community: Community,
  post: Pick<PostRow, 'id' | 'kind' | 'state' | 'tags' | 'board' | 'author_id' | 'accepted_answer_id'>,
  req: Pick<FastifyRequest, 'session'>,
): Promise<Pick<Detail, 'verified' | 'toVerify'>> {
  if (post.kind !== 'question' || post.state !== 'published' || post.accepted_answer_id === null) return {};
  const found = await findVerified(ctx.store.db, post.id);
  const verified = found?.answer_id === post.accepted_answer_id ? toVerified(found) : undefined;
  if (!(await mayVerify(ctx, community, post, req))) return verified ? { verified } : {};
  const latest = latestReview(post.tags, new Date()).toISOString().slice(0, 10);
  // Before somebody has chosen, what others would ask is proposed.
  const wordings = found?.wordings ?? (await wordingsOf(ctx.store.db, post.id, MOST_WORDINGS));
  const toVerify = { reviewBy: latest, latest, wordings };
  return { ...(verified && { verified }), toVerify };
}
