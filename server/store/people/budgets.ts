import { sql } from 'kysely';
import type { Db } from './persons';

export interface Budget {
  key: string;
  most: number;
  perSeconds: number;
}

/** Takes one out of a budget that every node shares. Answers the milliseconds until there is more, 0 when there was one. */
export async function spend(db: Db, { key, most, perSeconds }: Budget): Promise<number> {
  const fresh = sql<Date>`now() + make_interval(secs => ${perSeconds})`;
  const { rows } = await sql<{ used: number; ms: string }>`
    insert into budget as b (key, used, resets_at) values (${key}, 1, ${fresh})
    on conflict (key) do update set
      used = case when b.resets_at <= now() then 1 else least(b.used + 1, ${most + 1}) end,
      resets_at = case when b.resets_at <= now() then ${fresh} else b.resets_at end
    returning used, ceil(extract(epoch from resets_at - now()) * 1000) as ms`.execute(db);
  const row = rows[0];
  return row && row.used > most ? Math.max(1000, Number(row.ms)) : 0;
}
