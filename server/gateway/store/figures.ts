import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Difference, DriftKind } from '../compare-answers';

/** Upper bounds in ms of the times that are counted together; slower ones share the last place. */
export const BOUNDS = [5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 60_000] as const;

/** Names one row of figures. */
export interface Counted {
  prefix: string;
  call: string;
  way: 'mirrored' | 'there';
}

export interface Figures extends Counted {
  answers: number;
  faults: number;
  drifted: number;
  slow: number[];
}

export interface Drift extends Counted, Difference {
  count: number;
}

export async function addFigures(db: Db, rows: readonly Figures[]): Promise<void> {
  for (const { prefix, call, way, answers, faults, drifted, slow } of rows)
    await sql`
      insert into service_hour as h (prefix, call, way, hour, answers, faults, drifted, slow)
      values (${prefix}, ${call}, ${way}, date_trunc('hour', now()), ${answers}, ${faults}, ${drifted}, ${slow})
      on conflict (prefix, call, way, hour) do update set answers = h.answers + excluded.answers,
        faults = h.faults + excluded.faults, drifted = h.drifted + excluded.drifted,
        slow = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by at)
          from unnest(h.slow, excluded.slow) with ordinality as both_ways(a, b, at))`.execute(db);
}

export async function addDrift(db: Db, rows: readonly Drift[]): Promise<void> {
  for (const { prefix, call, way, pointer, kind, count } of rows)
    await db
      .insertInto('service_drift')
      .values({ prefix, call, way, pointer, kind, count: String(count) })
      .onConflict((conflict) =>
        conflict.columns(['prefix', 'call', 'way', 'pointer', 'kind']).doUpdateSet({
          count: sql`service_drift.count + excluded.count`,
          last_at: sql`now()`,
        }),
      )
      .execute();
}

export async function noteFault(db: Db, { prefix, call, fault }: { prefix: string; call: string; fault: string }) {
  await db
    .insertInto('service_fault')
    .values({ prefix, call, fault })
    .onConflict((conflict) => conflict.column('prefix').doUpdateSet({ call, fault, at: sql`now()` }))
    .execute();
}

export const readFaults = (db: Db) => db.selectFrom('service_fault').selectAll().execute();

/** Figures of the last day of each call, with what it answered since a time of its own. */
export async function readFigures(db: Db): Promise<(Figures & { hour: Date })[]> {
  return db
    .selectFrom('service_hour')
    .select(['prefix', 'call', 'way', 'hour', 'answers', 'faults', 'drifted', 'slow'])
    .where('hour', '>', sql<Date>`now() - interval '31 days'`)
    .execute();
}

export interface DriftRow extends Drift {
  firstAt: Date;
  lastAt: Date;
}

export async function readDrift(db: Db, prefix: string): Promise<DriftRow[]> {
  const rows = await db
    .selectFrom('service_drift')
    .selectAll()
    .where('prefix', '=', prefix)
    .orderBy('last_at', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ count, kind, first_at: firstAt, last_at: lastAt, ...row }) => ({
    ...{ ...row, kind: kind as DriftKind, count: Number(count), firstAt, lastAt },
  }));
}

/** What is older than 31 days, and differences that nobody has seen for 31 days. */
export async function deleteOldFigures(db: Db): Promise<void> {
  await db.deleteFrom('service_hour').where('hour', '<', sql<Date>`now() - interval '31 days'`).execute();
  await db.deleteFrom('service_drift').where('last_at', '<', sql<Date>`now() - interval '31 days'`).execute();
}
