import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isOwn, isVisible } from '../../knowledge';
import type { Community } from '../open-community';

/** The start of the text is enough for lists. */
const START = 600;

/** The reader's own answers to questions that they may still read, the newest first; also what moderators hold back. */
export async function listOwnAnswers(
  db: Db,
  community: Community,
  { limit, offset }: { limit: number; offset: number },
) {
  const own = db
    .selectFrom('post as p')
    .innerJoin('post as q', 'q.id', 'p.root_id')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .innerJoin('post_version as t', (join) => join.onRef('t.post_id', '=', 'q.id').onRef('t.n', '=', 'q.version'))
    .where('p.kind', '=', 'answer')
    .where('p.state', '<>', 'withdrawn')
    .where(isOwn(community))
    .where(sql<boolean>`exists (select from post p where p.id = q.id and ${isVisible(community)})`);
  const [rows, { total }] = await Promise.all([
    own
      .select(['p.id', 'p.state', 'p.published_at', 'q.id as question', 't.title', 'q.lang'])
      .select(sql<string>`left(v.markdown, ${sql.lit(START)})`.as('markdown'))
      .select(sql<boolean>`q.accepted_answer_id is not distinct from p.id and p.state = 'published'`.as('accepted'))
      .select(sql<boolean>`p.id = any(q.also_right) and p.state = 'published'`.as('right'))
      .select(sql<number>`(select count(*)::int from post_helpful h where h.post_id = p.id)`.as('helpful'))
      .orderBy('p.published_at', 'desc')
      .orderBy('p.id')
      .limit(limit)
      .offset(offset)
      .execute(),
    own.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
