import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { findModeration } from '../moderation/open-moderation';
import type { Community } from '../open-community';
import { isExpert } from '../store/experts';
import type { PostRow } from '../store/posts';
import { kbOf } from '../store/verified';
import type { QuestionRole } from './question-rules';

/** What the reader is to a question. Visitors are nothing. */
export async function rolesOn(
  ctx: Context,
  community: Community,
  { id, tags, board, author_id: author }: Pick<PostRow, 'id' | 'tags' | 'board' | 'author_id'>,
  req: Pick<FastifyRequest, 'session'>,
): Promise<Set<QuestionRole>> {
  const { person, domain } = community;
  if (person === undefined) return new Set();
  const [isKnown, moderation, kbId] = await Promise.all([
    isExpert(ctx.store.db, person, { domain, tags, board }),
    findModeration(ctx, community, req),
    kbOf(ctx.store.db, id),
  ]);
  const moderates = typeof kbId === 'number' && moderation?.bases.includes(kbId) === true;
  const roles = { person: true, asker: author === person, expert: isKnown, moderator: moderates };
  return new Set((Object.keys(roles) as QuestionRole[]).filter((role) => roles[role]));
}
