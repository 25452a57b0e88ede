import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

export type ListRow = NonNullable<Awaited<ReturnType<typeof readList>>>;

export const readList = (db: Db, { domain, activity }: Place) =>
  db
    .selectFrom('activity_list')
    .select([
      'revision',
      'tickets',
      'tickets_hash as ticketsHash',
      'closed_at as closedAt',
      'drawn_at as drawnAt',
      'round',
    ])
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .executeTakeFirst();

/** All tickets that take part, sorted as the proof sorts them, with their entries. */
export const listTickets = (db: Db, { domain, activity }: Place) =>
  db
    .selectFrom('activity_entry')
    .select(['id', 'ticket', 'person_id as person'])
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('state', '=', 'completed')
    .orderBy(sql`ticket collate "C"`)
    .execute();

/** Fixes the tickets; of two who do, one does. */
export const closeList = (
  trx: Transaction<Tables>,
  { domain, activity }: Place,
  given: { revision: string; tickets: number; hash: string; round: number | null },
) =>
  trx
    .insertInto('activity_list')
    .values({
      ...{ access_domain: domain, activity, revision: given.revision, tickets: given.tickets },
      ...{ tickets_hash: given.hash, drawn_at: null, round: given.round },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Takes the right to draw a list; false if it is drawn. Others wait until the transaction ends. */
export async function takeList(trx: Transaction<Tables>, { domain, activity }: Place): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('activity_list')
    .set({ drawn_at: sql<Date>`now()` })
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('drawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const AT_ONCE = 1000;

export async function addRanks(
  trx: Transaction<Tables>,
  { domain, activity }: Place,
  ranks: readonly { entry: string; prize: string | null }[],
): Promise<void> {
  const rows = ranks.map(({ entry, prize }, n) => ({
    ...{ access_domain: domain, activity, n: n + 1, entry_id: entry, prize },
  }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await trx
      .insertInto('activity_rank')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
}

/** Tickets as they were drawn. */
export const listRanks = (db: Db, { domain, activity }: Place, limit: number) =>
  db
    .selectFrom('activity_rank as r')
    .innerJoin('activity_entry as e', 'e.id', 'r.entry_id')
    .select(['e.ticket', 'r.prize'])
    .where('r.access_domain', '=', domain)
    .where('r.activity', '=', activity)
    .orderBy('r.n')
    .limit(limit)
    .execute();

/** The first reserve that nothing was given to. */
export const nextReserve = (trx: Transaction<Tables>, { domain, activity }: Place) =>
  trx
    .selectFrom('activity_rank as r')
    .innerJoin('activity_entry as e', 'e.id', 'r.entry_id')
    .select(['r.entry_id as entry', 'e.person_id as person'])
    .where('r.access_domain', '=', domain)
    .where('r.activity', '=', activity)
    .where('r.prize', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('activity_win as w').select('w.id').whereRef('w.entry_id', '=', 'r.entry_id'))),
    )
    .orderBy('r.n')
    .limit(1)
    .executeTakeFirst();
