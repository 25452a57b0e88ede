import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

interface Topic {
  domain: string;
  tags: readonly string[];
  board: string | null;
}

const about = ({ domain, tags, board }: Topic) =>
  sql<boolean>`(e.access_domain = ${domain} and ((e.kind = 'tag' and e.target = any(${[...tags]}::text[]))
    or (e.kind = 'board' and e.target = ${board})))`;

/** Ids of the experts of a post's tags and board. */
export async function expertsOf(db: Db, topic: Topic): Promise<string[]> {
  const rows = await db
    .selectFrom('expert as e')
    .select('e.person_id')
    .distinct()
    .where(about(topic))
    .orderBy('e.person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

export async function isExpert(db: Db, person: string, topic: Topic): Promise<boolean> {
  const row = await db
    .selectFrom('expert as e')
    .select('e.person_id')
    .where('e.person_id', '=', person)
    .where(about(topic))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
