import { sql } from 'kysely';
import type { Db } from '../database/db';

export interface Budget {
  key: string;
  most: number;
  perSeconds: number;
  /** Amount taken; 1 by default. */
  amount?: number;
}

interface Row {
  key: string;
  used: number;
  ms: string;
}

const most32 = 2_000_000_000;

/**
 * Takes from all of these budgets, which all nodes share. Returns 0 if there was enough, otherwise the milliseconds
 * until there is more. A refused amount still counts unless the caller's transaction is rolled back.
 */
export async function spendAll(db: Db, budgets: readonly Budget[]): Promise<number> {
  if (budgets.length === 0) return 0;
  const wanted = new Map(budgets.map((budget) => [budget.key, budget]));
  const list = [...wanted.values()];
  // Sorted by key, so that two transactions with the same budgets cannot deadlock; each row carries its amount and
  // expiry.
  const { rows } = await sql<Row>`
    insert into budget as b (key, used, resets_at)
    select key, least(amount, ${most32}), now() + make_interval(secs => seconds)
    from unnest(${list.map(({ key }) => key)}::text[], ${list.map(({ amount = 1 }) => amount)}::bigint[],
      ${list.map(({ perSeconds }) => perSeconds)}::int[]) as wanted (key, amount, seconds)
    order by key
    on conflict (key) do update set
      used = case when b.resets_at <= now() then excluded.used else least(b.used::bigint + excluded.used, ${most32}) end,
      resets_at = case when b.resets_at <= now() then excluded.resets_at else b.resets_at end
    returning key, used, ceil(extract(epoch from resets_at - now()) * 1000) as ms`.execute(db);
  const over = rows.filter(({ key, used }) => used > (wanted.get(key)?.most ?? 0));
  return Math.max(0, ...over.map(({ ms }) => Math.max(1000, Number(ms))));
}

/**
 * Takes from one budget only if there is enough, in one statement; a refused amount counts nowhere. Returns the same as
 * `spendAll`.
 */
export async function spendIfLeft(db: Db, budget: Budget): Promise<number> {
  const { key, most, perSeconds, amount = 1 } = budget;
  const { rows } = await sql`
    insert into budget as b (key, used, resets_at)
    select ${key}, ${amount}::bigint, now() + make_interval(secs => ${perSeconds})
    where ${amount}::bigint <= ${Math.min(most, most32)}::bigint
    on conflict (key) do update set
      used = case when b.resets_at <= now() then excluded.used else b.used + excluded.used end,
      resets_at = case when b.resets_at <= now() then excluded.resets_at else b.resets_at end
    where b.resets_at <= now() or b.used::bigint + excluded.used <= ${Math.min(most, most32)}::bigint
    returning key`.execute(db);
  if (rows.length > 0) return 0;
  // Its period may have ended since.
  return Math.max(amount > most ? perSeconds * 1000 : 1000, await lookAll(db, [budget]));
}

export const spend = (db: Db, budget: Budget): Promise<number> => spendAll(db, [budget]);

/** The current use of these budgets; expired ones are left out. */
export async function usedOf(db: Db, keys: readonly string[]): Promise<Map<string, { used: number; ms: number }>> {
  const rows = await db
    .selectFrom('budget')
    .select(['key', 'used', sql<string>`ceil(extract(epoch from resets_at - now()) * 1000)`.as('ms')])
    .where('key', 'in', [...keys])
    .where('resets_at', '>', sql<Date>`now()`)
    .execute();
  return new Map(rows.map(({ key, used, ms }) => [key, { used, ms: Math.max(1000, Number(ms)) }]));
}

/** Checks without a lock, so that callers who would be refused hold up nobody. Returns the same as `spendAll`. */
export async function lookAll(db: Db, budgets: readonly Budget[]): Promise<number> {
  const used = await usedOf(
    db,
    budgets.map(({ key }) => key),
  );
  const waits = budgets.map(({ key, most, amount = 1 }) => {
    const row = used.get(key);
    return row && row.used + amount > most ? row.ms : 0;
  });
  return Math.max(0, ...waits);
}

/** Deletes budgets whose period has ended. */
export async function deleteExpiredBudgets(db: Db): Promise<void> {
  await db.deleteFrom('budget').where('resets_at', '<', sql<Date>`now()`).execute();
}

/** Deletes all budgets whose key contains this name, when a person leaves. */
export async function deleteBudgetsNaming(db: Db, name: string): Promise<void> {
  await db.deleteFrom('budget').where(sql<boolean>`position(${name} in key) > 0`).execute();
}
