import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place, Who } from './entries';

/** How often a winner may send a claim. */
export const MOST_CLAIMS = 3;
/** A claim that is sent back can be mended for so many days at least. */
export const MEND_DAYS = 3;
/** A reserve has so many days at least. */
export const RESERVE_DAYS = 7;

const columns = [
  ...([
    'w.id',
    'w.access_domain as domain',
    'w.activity',
    'w.entry_id as entry',
    'w.prize',
    'w.stock_no as stockNo',
  ] as const),
  ...(['w.k', 'w.state', 'w.claim_until as claimUntil', 'w.code_hash as codeHash', 'w.claims'] as const),
  ...(['w.note', 'w.tracking', 'w.won_at as wonAt', 'w.changed_at as changedAt'] as const),
] as const;

const wins = (db: Db) => db.selectFrom('activity_win as w').innerJoin('activity_entry as e', 'e.id', 'w.entry_id');

export type WinRow = NonNullable<Awaited<ReturnType<typeof findOwnWin>>>;

/** A win of whoever asks; nobody else's. */
export const findOwnWin = (db: Db, domain: string, id: string, { person, visitor }: Who) =>
  wins(db)
    .select(columns)
    .select('e.person_id as person')
    .where('w.id', '=', id)
    .where('w.access_domain', '=', domain)
    .where((eb) =>
      eb.or([
        ...(person === undefined ? [] : [eb('e.person_id', '=', person)]),
        eb.and([eb('e.visitor', '=', visitor), eb('e.person_id', 'is', null)]),
      ]),
    )
    .executeTakeFirst();

export const winsOf = (db: Db, entry: string) =>
  wins(db)
    .select(columns)
    .select('e.person_id as person')
    .where('w.entry_id', '=', entry)
    .orderBy('w.won_at')
    .execute();

interface NewWin extends Place {
  entry: string;
  prize: string;
  stockNo: number | null;
  k: number | null;
  claimUntil: Date;
}

export async function addWins(trx: Transaction<Tables>, given: readonly NewWin[]): Promise<string[]> {
  const rows = given.map(({ domain, entry, stockNo, claimUntil, ...rest }) => ({
    ...{ id: randomUUID(), access_domain: domain, entry_id: entry, stock_no: stockNo, claim_until: claimUntil },
    ...{ ...rest, code_hash: null, sealed_claim: null },
  }));
  for (let at = 0; at < rows.length; at += 1000)
    await trx
      .insertInto('activity_win')
      .values(rows.slice(at, at + 1000))
      .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the code of a visitor's win, once; false if there is one. */
export async function keepCode(db: Db, id: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity_win')
    .set({ code_hash: hash })
    .where('id', '=', id)
    .where('code_hash', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Keeps a claim while there is time and a change left; false if not. */
export async function keepClaim(db: Db, id: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity_win')
    .set(({ eb }) => ({
      ...{ state: 'claimed', sealed_claim: sealed, claims: eb('claims', '+', 1), note: '' },
      changed_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .where('state', 'in', ['won', 'returned', 'claimed'])
    .where('claims', '<', MOST_CLAIMS)
    .where('claim_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends wins that nobody will claim, or one that its winner refuses; what was given of them goes at once. */
export async function endWins(
  trx: Transaction<Tables>,
  state: 'lapsed' | 'refused',
  only?: string,
): Promise<{ domain: string; activity: string; prize: string; k: number | null; person: string | null; id: string }[]> {
  const { rows } = await sql<{
    domain: string;
    activity: string;
    prize: string;
    k: number | null;
    person: string | null;
    id: string;
  }>`
    update activity_win w set state = ${state}, sealed_claim = null, changed_at = now()
    from activity_entry e
    where e.id = w.entry_id and w.state in ('won', 'returned')
      and ${only === undefined ? sql`w.claim_until < now()` : sql`w.id = ${only} and w.claim_until > now()`}
    returning w.id, w.access_domain as domain, w.activity, w.prize, w.k, e.person_id as person`.execute(trx);
  return rows;
}

/** Puts one of a prize back; its number stays used, so that none is given twice. */
export const putBack = (trx: Transaction<Tables>, { domain, activity }: Place, prize: string) =>
  trx
    .updateTable('activity_prize')
    .set(({ eb }) => ({ stock: eb('stock', '+', 1) }))
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('prize', '=', prize)
    .execute();

/** Wins for those who deliver, without what the winners gave. */
export const listDeliveries = (db: Db, { domain, activity }: Place) =>
  wins(db)
    .leftJoin('person as p', 'p.id', 'e.person_id')
    .select(columns)
    .select(['e.ticket', 'e.person_id as person', 'p.nickname'])
    .where('w.access_domain', '=', domain)
    .where('w.activity', '=', activity)
    .orderBy(sql`array_position(array['claimed','sent','returned','won','delivered','refused','lapsed'], w.state)`)
    .orderBy('w.changed_at')
    .limit(1000)
    .execute();

export const findWin = (db: Db, { domain, activity }: Place, id: string) =>
  wins(db)
    .select(columns)
    .select(['e.person_id as person', 'w.sealed_claim as sealed'])
    .where('w.id', '=', id)
    .where('w.access_domain', '=', domain)
    .where('w.activity', '=', activity)
    .executeTakeFirst();

export type FoundWin = Awaited<ReturnType<typeof findWins>>[number];

/** Those of the ids that are wins of this activity. */
export const findWins = (db: Db, { domain, activity }: Place, ids: readonly string[]) =>
  wins(db)
    .select(['w.id', 'w.state', 'w.prize', 'w.tracking', 'w.claims', 'e.person_id as person'])
    .where('w.access_domain', '=', domain)
    .where('w.activity', '=', activity)
    .where(sql<boolean>`w.id = any(${sql.val(ids)}::text[])`)
    .execute();

/** Claims that are to be sent or on their way, with what the winners gave, the oldest first. */
export const listClaims = (db: Db, { domain, activity }: Place, limit: number) =>
  wins(db)
    .select(['w.id', 'w.prize', 'w.state', 'w.tracking', 'w.sealed_claim as sealed'])
    .where('w.access_domain', '=', domain)
    .where('w.activity', '=', activity)
    .where('w.state', 'in', ['claimed', 'sent'])
    .where('w.sealed_claim', 'is not', null)
    .orderBy('w.state')
    .orderBy('w.changed_at')
    .orderBy('w.id')
    .limit(limit)
    .execute();

/** Hands a prize over that needs no delivery, in time; false if that is not possible or was done. */
export async function handOver(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('activity_win')
    .set({ state: 'delivered', changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state', '=', 'won')
    .where('claim_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What may follow on what; false if the win is in another state by now. */
export async function moveWin(
  trx: Transaction<Tables>,
  id: string,
  to: 'returned' | 'sent' | 'delivered',
  { note, tracking }: { note: string; tracking: string },
): Promise<boolean> {
  const from = { returned: ['claimed'], sent: ['claimed'], delivered: ['claimed', 'sent'] } as const;
  const { numUpdatedRows } = await trx
    .updateTable('activity_win')
    .set({
      ...{ state: to, note, changed_at: sql<Date>`now()` },
      ...(tracking !== '' && { tracking }),
      ...(to === 'returned' && {
        claim_until: sql<Date>`greatest(claim_until, now() + make_interval(days => ${sql.lit(MEND_DAYS)}))`,
        // The change that was asked for is not one of theirs.
        claims: sql<number>`least(claims, ${sql.lit(MOST_CLAIMS - 1)})`,
      }),
    })
    .where('id', '=', id)
    .where('state', 'in', from[to])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Notes another number of a parcel that is on its way; false if it is not, or has this number. */
export async function correctParcel(trx: Transaction<Tables>, id: string, tracking: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('activity_win')
    .set({ tracking })
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('tracking', '!=', tracking)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The latest wins, with what masks a name. */
export const listWinners = (db: Db, { domain, activity }: Place, limit: number) =>
  wins(db)
    .leftJoin('person as p', 'p.id', 'e.person_id')
    .select(['w.prize', 'w.won_at as at', 'e.ticket', 'p.nickname', 'p.phone'])
    .where('w.access_domain', '=', domain)
    .where('w.activity', '=', activity)
    .where('w.state', 'not in', ['lapsed', 'refused'])
    .orderBy('w.won_at', 'desc')
    .orderBy('w.entry_id')
    .limit(limit)
    .execute();
