import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

export interface Throttle {
  key: string;
  /** Failures without a wait. */
  free: number;
  /** Maximum wait between two attempts, in seconds. */
  capSeconds: number;
  /** Time in which all free attempts are restored, in seconds. */
  backSeconds: number;
}

type Db = Kysely<Tables>;

/** The failures that remain, as they expire over time. */
const left = (free: number, backSeconds: number) =>
  sql`greatest(0, a.failures - extract(epoch from clock_timestamp() - a.updated_at) * ${free / backSeconds}::float8)`;

/**
 * Counts an attempt before it is made, so that concurrent ones all count. Returns the milliseconds to wait, or 0 if it
 * may be made: after the free ones, each failure doubles the wait.
 */
export async function countAttempt(db: Db, { key, free, capSeconds, backSeconds }: Throttle): Promise<number> {
  const failures = sql`${left(free, backSeconds)} + 1`;
  const wait = sql`make_interval(secs => case when ${failures} < ${free}::float8 - 0.01 then 0
    else least(${capSeconds}::float8, power(2, least(round(${failures} - ${free}::float8), 20))) end)`;
  // clock_timestamp() rather than now(): a transaction that waited for the row began before the one that held it, and
  // would see the row as blocked for longer.
  const counted = await sql`
    insert into sign_in_attempt as a (key, failures, free_at, updated_at)
    values (${key}, 1, clock_timestamp(), clock_timestamp())
    on conflict (key) do update
      set failures = ${failures}, free_at = clock_timestamp() + ${wait}, updated_at = clock_timestamp()
      where a.free_at <= clock_timestamp()
    returning key`.execute(db);
  if (counted.rows.length > 0) return 0;
  const { rows } = await sql<{ ms: string }>`
    select ceil(extract(epoch from free_at - now()) * 1000) as ms from sign_in_attempt where key = ${key}`.execute(db);
  return Math.max(1000, Number(rows[0]?.ms ?? 0));
}

/** The current number of failures per key. */
export async function failuresOf(db: Db, throttles: readonly Throttle[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; failures: number }>`
    select a.key, greatest(0, a.failures - extract(epoch from clock_timestamp() - a.updated_at) * rate)::float8 as failures
    from sign_in_attempt a join unnest(${throttles.map(({ key }) => key)}::text[],
      ${throttles.map(({ free, backSeconds }) => free / backSeconds)}::float8[]) as wanted (key, rate) on a.key = wanted.key`.execute(
    db,
  );
  return new Map(rows.map(({ key, failures }) => [key, failures]));
}

export async function forgetAttempts(db: Db, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('sign_in_attempt').where('key', 'in', keys).execute();
}

/** Takes back one attempt that succeeded; earlier failures still count. */
export async function giveBackAttempts(db: Db, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`update sign_in_attempt set failures = greatest(0, failures - 1), free_at = least(free_at, clock_timestamp())
    where key in (select key from sign_in_attempt where key = any(${keys}::text[]) order by key for update)`.execute(
    db,
  );
}
