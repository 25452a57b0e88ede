import { createRequire } from 'node:module';
import type { Connection } from '@lancedb/lancedb';
import type { Table } from 'apache-arrow';
import { createTiers, documentGroups, indexLike, type Tiers } from './tiers';

// LanceDB takes tables only in the classes of the copy that it requires; an import would give another one.
const arrow: typeof import('apache-arrow') = createRequire(import.meta.url)('apache-arrow');

/** What a merge starts from: it builds from this while edits go on. */
export interface Snapshot {
  readonly version: number;
  readonly recent: Table;
}

export async function snapshotOf({ main, recent }: Tiers): Promise<Snapshot> {
  return { version: await main.version(), recent: await recent.query().toArrow() };
}

/** A pair of tables whose large one holds all that the snapshot held; `stopped` ends it between two batches. */
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

/** Takes over the documents that changed while the next pair was built. */
export async function takeOver(tiers: Tiers, next: Tiers, docIds: readonly string[]): Promise<void> {
  for (const condition of documentGroups(docIds)) {
    await next.main.delete(condition);
    const rows = await tiers.recent.query().where(condition).toArrow();
    if (rows.numRows > 0) await next.recent.add(rows);
  }
  if (docIds.length > 0) await next.recent.optimize({ cleanupOlderThan: new Date() });
  next.recentRows = await next.recent.countRows();
}
