import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** Notes that somebody has this question, and how they would ask it. */
export async function putToo(db: Db, post: string, person: string, wording: string): Promise<void> {
  await db
    .insertInto('post_too')
    .values({ post_id: post, person_id: person, wording })
    .onConflict((conflict) => conflict.columns(['post_id', 'person_id']).doUpdateSet({ wording }))
    .execute();
}

export async function dropToo(db: Db, post: string, person: string): Promise<void> {
  await db.deleteFrom('post_too').where('post_id', '=', post).where('person_id', '=', person).execute();
}

/** How many people have a question, and how this one would ask it; null if they have not said so. */
export async function readToo(db: Db, post: string, person: string | undefined) {
  const row = await db
    .selectFrom('post_too')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .select(sql<string | null>`max(wording) filter (where person_id = ${person ?? null})`.as('mine'))
    .where('post_id', '=', post)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), mine: row.mine };
}

/** Other ways to ask a question, those of most people first. */
export async function wordingsOf(db: Db, post: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('post_too')
    .select('wording')
    .where('post_id', '=', post)
    .where('wording', '<>', '')
    .groupBy('wording')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('wording')
    .limit(limit)
    .execute();
  return rows.map(({ wording }) => wording);
}
