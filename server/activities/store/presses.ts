import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

export type PressRow = Awaited<ReturnType<typeof pressesOf>>[number];

const waiting = (db: Db) =>
  db
    .selectFrom('activity_press as p')
    .innerJoin('activity_entry as e', 'e.id', 'p.entry_id')
    .select(['p.entry_id as entry', 'p.k', 'p.revision', 'p.client_seed as clientSeed', 'p.round', 'p.at'])
    .select(['e.access_domain as domain', 'e.activity', 'e.ticket', 'e.person_id as person'])
    .where('p.rolled_at', 'is', null);

/** Presses of an entry that wait for their public number. */
export const pressesOf = (db: Db, entry: string) =>
  waiting(db).where('p.entry_id', '=', entry).orderBy('p.k').execute();

/** Presses of all portals whose number is out by now, those of the oldest rounds first. */
export const duePresses = (db: Db, upTo: number, limit: number) =>
  waiting(db).where('p.round', '<=', upTo).orderBy('p.round').orderBy('p.at').limit(limit).execute();

interface NewPress {
  entry: string;
  k: number;
  revision: string;
  clientSeed: string;
  round: number;
  at: Date;
}

/** Takes the chance and names the round, in one statement; false if the chance is gone. */
export async function addPress(db: Db, { entry, k, revision, clientSeed, round, at }: NewPress): Promise<boolean> {
  const { rows } = await sql`
    with chance as (
      update activity_entry set draws_used = ${k}
      where id = ${entry} and draws_used = ${k - 1} and draws_allowed >= ${k} returning id)
    insert into activity_press (entry_id, k, revision, client_seed, round, at)
    select id, ${k}::int, ${revision}, ${clientSeed}, ${round}::int, ${at}::timestamptz from chance
    returning k`.execute(db);
  return rows.length === 1;
}

/** Takes the right to roll a press; false if it is rolled. Others wait until the transaction ends. */
export async function takePress(trx: Transaction<Tables>, entry: string, k: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('activity_press')
    .set({ rolled_at: sql<Date>`now()` })
    .where('entry_id', '=', entry)
    .where('k', '=', k)
    .where('rolled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** How many presses of an activity wait, and since when. */
export async function countWaiting(
  db: Db,
  { domain, activity }: Place,
): Promise<{ count: number; since: Date | null }> {
  const { count, since } = await db
    .selectFrom('activity_press as p')
    .innerJoin('activity_entry as e', 'e.id', 'p.entry_id')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('p.at').as('since')])
    .where('e.access_domain', '=', domain)
    .where('e.activity', '=', activity)
    .where('p.rolled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), since };
}
