import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Moderation } from '../moderation/open-moderation';

/** Long enough to judge a text by. */
const MOST = 20_000;

const openReport = sql`select from post_report r where r.post_id = p.id and r.decided_in is null`;
const appeal = sql`post_decision a where a.post_id = p.id and a.action = 'appeal'
  and not exists (select from post_decision e where e.about = a.id and e.undone_at is null)`;

/** Held ones, reported ones, and those whose author appeals: only of the bases that this person moderates. */
const isWaiting = ({ domain, bases }: Moderation) => sql<boolean>`(p.access_domain = ${domain}
  and p.kb_id = any(${bases}::int[])
  and ((p.state = 'held') or (p.state in ('published', 'hidden', 'removed') and exists (${openReport}))
    or (p.state in ('hidden', 'removed') and exists (select from ${appeal}))))`;

export async function countWaiting(db: Db, moderation: Moderation): Promise<number> {
  const { total } = await db
    .selectFrom('post as p')
    .where(isWaiting(moderation))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export interface WaitingReport {
  reason: string;
  words: string;
  at: string;
}

/** Dangerous ones first, then the longest waiting. */
export const listWaiting = (db: Db, moderation: Moderation, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('post as p')
    .leftJoin('post as q', 'q.id', 'p.root_id')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .leftJoin('post_version as w', (join) => join.onRef('w.post_id', '=', 'q.id').onRef('w.n', '=', 'q.version'))
    .leftJoin('person as x', 'x.id', 'p.author_id')
    .leftJoin('knowledge_base as k', 'k.id', 'p.kb_id')
    .select(['p.id', 'p.kind', 'p.state', 'p.lang', 'p.root_id', 'p.author_id', 'p.author_name', 'v.at'])
    .select(['x.nickname', 'x.phone', 'x.email', 'x.username', 'k.owner_kind'])
    .select([
      sql<string>`coalesce(w.title, v.title)`.as('title'),
      sql<string>`left(v.markdown, ${sql.lit(MOST)})`.as('markdown'),
      sql<WaitingReport[]>`coalesce((select json_agg(json_build_object(
        'reason', r.reason, 'words', r.words, 'at', r.at) order by r.id)
        from post_report r where r.post_id = p.id and r.decided_in is null), '[]')`.as('reports'),
      sql<string | null>`(select a.words from ${appeal} order by a.id desc limit 1)`.as('appeal'),
      sql<string | null>`(select d.reason from post_decision d where d.post_id = p.id and d.undone_at is null
        and d.action in ('hold', 'hide', 'remove') order by d.id desc limit 1)`.as('reason'),
      sql<boolean>`exists (select from post_decision d join post_decision a on a.about = d.id
        where a.post_id = p.id and a.action = 'appeal' and d.who = ${moderation.person}
          and not exists (select from post_decision e where e.about = a.id and e.undone_at is null))`.as('decidedByMe'),
    ])
    .where(isWaiting(moderation))
    .orderBy(
      sql`exists (select from post_report r where r.post_id = p.id and r.decided_in is null and r.reason = 'dangerous') desc,
        v.at, p.id`,
    )
    .limit(limit)
    .offset(offset)
    .execute();

export type WaitingRow = Awaited<ReturnType<typeof listWaiting>>[number];
