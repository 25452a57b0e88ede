import { sql } from 'kysely';
import type { Db } from './db';

/** The time of the database, in a transaction that of its start: all nodes share this clock. */
export async function readNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  return (rows[0] as { now: Date }).now;
}
