import { createRequire } from 'node:module';
import type { Connection } from '@lancedb/lancedb';
import type { Table } from 'apache-arrow';
import { createTiers, documentGroups, indexLike, type Tiers } from './tiers';

// LanceDB accepts only tables of the apache-arrow copy that it requires; an import would load another copy.
const arrow: typeof import('apache-arrow') = createRequire(import.meta.url)('apache-arrow');

/** The state that a merge builds from while edits continue. */
export interface Snapshot {
  readonly version: number;
  readonly recent: Table;
}

export async function snapshotOf({ main, recent }: Tiers): Promise<Snapshot> {
  return { version: await main.version(), recent: await recent.query().toArrow() };
}

/** Builds the next pair of tables, whose large one holds the snapshot; `stopped` ends it between two batches. */
export async function buildNext(
  connection: Connection,
  tiers: Tiers,
  snapshot: Snapshot,
  stopped: () => boolean,
): Promise<Tiers> {
  const next = await createTiers(connection, tiers.generation + 1);
  const before = await connection.openTable(tiers.main.name);
  try {
    await before.checkout(snapshot.version);
    for await (const batch of before.query()) {
      if (stopped()) throw new Error('The search index is closing');
      await next.main.add(new arrow.Table([batch]));
    }
    if (snapshot.recent.numRows > 0) await next.main.add(snapshot.recent);
    await indexLike(next.main, tiers.main);
    next.mainRows = await next.main.countRows();
    return next;
  } finally {
    before.close();
  }
}

/** Copies the documents that changed while the next pair was built. */
export async function takeOver(tiers: Tiers, next: Tiers, docIds: readonly string[]): Promise<void> {
  for (const condition of documentGroups(docIds)) {
    await next.main.delete(condition);
    const rows = await tiers.recent.query().where(condition).toArrow();
    if (rows.numRows > 0) await next.recent.add(rows);
  }
  if (docIds.length > 0) await next.recent.optimize({ cleanupOlderThan: new Date() });
  next.recentRows = await next.recent.countRows();
}
