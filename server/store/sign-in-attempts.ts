import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables';

export interface Throttle {
  key: string;
  /** Attempts that cost nothing. */
  free: number;
  /** The longest wait between two attempts. */
  capSeconds: number;
}

/**
 * Counts an attempt before it is made, so that many at once are counted as well. Answers the milliseconds to wait, 0 when
 * it may be made: after the free ones, each failure doubles the wait.
 */
export async function countAttempt(db: Kysely<Tables>, { key, free, capSeconds }: Throttle): Promise<number> {
  const wait = sql`make_interval(secs => case when a.failures + 1 < ${free} then 0
    else least(${capSeconds}::numeric, power(2, least(a.failures + 1 - ${free}, 20))) end)`;
  // The clock, not now(): who waited for the row began before whoever held it, and would find it free only later.
  const counted = await sql`
    insert into sign_in_attempt as a (key, failures, free_at) values (${key}, 1, clock_timestamp())
    on conflict (key) do update
      set failures = a.failures + 1, free_at = clock_timestamp() + ${wait}, updated_at = now()
      where a.free_at <= clock_timestamp()
    returning key`.execute(db);
  if (counted.rows.length > 0) return 0;
  const { rows } = await sql<{ ms: string }>`
    select ceil(extract(epoch from free_at - now()) * 1000) as ms from sign_in_attempt where key = ${key}`.execute(db);
  return Math.max(1000, Number(rows[0]?.ms ?? 0));
}

export async function forgetAttempts(db: Kysely<Tables>, keys: string[]): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('key', 'in', keys).execute();
}
