import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { RunEvent } from '../runs/types';
import { readEvents } from './runs';

const EVERYTHING = 1_000_000;

/** Runs that ended at least `endedMs` ago with logs not compacted yet, oldest first. */
export async function findUncompacted(db: Kysely<Tables>, endedMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('run')
    .select('id')
    .where('compacted_at', 'is', null)
    .where('ended_at', '<=', sql<Date>`now() - ${endedMs} * interval '1 millisecond'`)
    .orderBy('ended_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/**
 * Rewrites the log of one run in one transaction. Returns the number of rows removed; false if another node was faster.
 */
export async function rewriteLog(
  db: Kysely<Tables>,
  run: string,
  shorten: (events: RunEvent[]) => RunEvent[],
): Promise<number | false> {
  return db.transaction().execute(async (tx) => {
    const free = await tx
      .selectFrom('run')
      .select('id')
      .where('id', '=', run)
      .where('compacted_at', 'is', null)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!free) return false;
    const before = await readEvents(tx, run, 0, EVERYTHING);
    const after = shorten(before);
    if (after.length < before.length) {
      await tx.deleteFrom('run_event').where('run_id', '=', run).execute();
      const rows = after.map((event) => ({ run_id: run, seq: event.seq, event: JSON.stringify(event) }));
      await tx.insertInto('run_event').values(rows).execute();
    }
    await tx.updateTable('run').set({ compacted_at: sql`now()` }).where('id', '=', run).execute();
    return before.length - after.length;
  });
}
