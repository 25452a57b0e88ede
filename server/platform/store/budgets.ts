import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Store } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

type Period = Tables['budget_cap']['period'];

export interface Cap {
  id: string;
  period: Period;
  cap: number;
  used: number;
  held: number;
  renewsAt: Date;
}

/** A reservation, or the budget that has no room for it. */
export type Reserved = { hold: string | undefined } | { full: Cap };

/** Minutes after which a hold belongs to a node that died. */
const LOST_MIN = 15;

const periodStart = sql<Date>`date_trunc(period, now())`;
const renewsAt = sql<Date>`date_trunc(period, now()) + ('1 ' || period)::interval`;
/** What was used in a former period no longer counts. */
const usedNow = sql<string>`case when starts_at < ${periodStart} then 0 else used end`;

const capColumns = ['id', 'period', 'cap', 'held', usedNow.as('used'), renewsAt.as('renewsAt')] as const;

const toCap = (row: { id: string; period: Period; cap: string; used: string; held: string; renewsAt: Date }): Cap => ({
  ...row,
  ...{ cap: Number(row.cap), used: Number(row.used), held: Number(row.held) },
});

/** Whose budget it is; that of the installation is named so. */
export const budgetKind = (id: string): 'key' | 'person' | 'organization' => {
  const [kind] = id.split(':', 1);
  return kind === 'person' || kind === 'organization' ? kind : 'key';
};

export async function readCaps(db: Db, ids: readonly string[]): Promise<Cap[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('budget_cap')
    .select(capColumns)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return rows.map(toCap);
}

/** Sets or removes a budget; what was used and is held stays. */
export async function putCap(db: Db, id: string, wish: { period: Period; cap: number } | null): Promise<void> {
  if (wish === null) return void (await db.deleteFrom('budget_cap').where('id', '=', id).execute());
  const { period, cap } = wish;
  await db
    .insertInto('budget_cap')
    .values({ id, period, cap: String(cap), starts_at: sql<Date>`date_trunc(${period}, now())` })
    .onConflict((oc) => oc.column('id').doUpdateSet({ period, cap: String(cap) }))
    .execute();
}

/**
 * Takes an estimate from all of these budgets that exist, or from none. Their rows are locked in the order of their
 * ids, so that of two calls at once the second sees what the first holds, and neither waits for the other in a circle.
 */
export async function reserve({ db }: Store, ids: readonly string[], amount: number): Promise<Reserved> {
  // Most keys have no budget: nothing is locked for them.
  if ((await readCaps(db, ids)).length === 0) return { hold: undefined };
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('budget_cap')
      .select(capColumns)
      .where('id', 'in', [...ids])
      .orderBy('id')
      .forUpdate()
      .execute();
    const caps = rows.map(toCap);
    const full = caps.find(({ cap, used, held }) => used + held + amount > cap);
    if (full) return { full };
    const hold = randomUUID();
    const held = caps.map(({ id }) => id);
    if (held.length === 0) return { hold: undefined };
    await trx
      .updateTable('budget_cap')
      .set({ used: usedNow, held: sql<string>`held + ${amount}::bigint`, starts_at: periodStart })
      .where('id', 'in', held)
      .execute();
    await trx
      .insertInto('budget_hold')
      .values({ id: hold, caps: held, amount: String(amount) })
      .execute();
    return { hold };
  });
}

/** Puts what was used in place of what was held. Done twice, it counts once. */
export async function settle(db: Db, hold: string | undefined, used: number): Promise<void> {
  if (hold === undefined) return;
  await sql`
    with gone as (delete from budget_hold where id = ${hold} returning caps, amount),
    locked as (select id from budget_cap where id in (select unnest(caps) from gone) order by id for update)
    update budget_cap set
      held = greatest(0, held - (select amount from gone)),
      used = (case when starts_at < date_trunc(period, now()) then 0 else used end) + ${used}::bigint,
      starts_at = date_trunc(period, now())
    where id in (select id from locked)`.execute(db);
}

/** Releases what nodes held that died. */
export async function dropLostHolds(db: Db): Promise<number> {
  const lost = await db
    .selectFrom('budget_hold')
    .select('id')
    .where('created_at', '<', sql<Date>`now() - make_interval(mins => ${LOST_MIN})`)
    .execute();
  for (const { id } of lost) await settle(db, id, 0);
  return lost.length;
}
