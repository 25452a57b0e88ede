import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

export async function addHelpful(db: Db, post: string, person: string): Promise<void> {
  await db
    .insertInto('post_helpful')
    .values({ post_id: post, person_id: person })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropHelpful(db: Db, post: string, person: string): Promise<void> {
  await db.deleteFrom('post_helpful').where('post_id', '=', post).where('person_id', '=', person).execute();
}

/** How many a post (`p`) helped, and whether the reader is among them. */
export const helpfulOf = (person: string | undefined) =>
  [
    sql<number>`(select count(*)::int from post_helpful h where h.post_id = p.id)`.as('helpful'),
    sql<boolean>`exists (select from post_helpful h
      where h.post_id = p.id and h.person_id = ${person ?? null})`.as('helped_me'),
  ] as const;
