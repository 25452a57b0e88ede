import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PassageRow } from '../../../server/search/index-row';
import { type LanceIndex, openLanceIndex } from '../../../server/search/lance-index';

export interface BenchIndex {
  index: LanceIndex;
  folder: string;
  seconds: number;
  remove(): Promise<void>;
}

/** An index of its own in a temporary folder, filled as the change log would fill it. */
export async function indexPassages(passages: Iterable<PassageRow>, batch = 2_000): Promise<BenchIndex> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const started = performance.now();
  const index = await openLanceIndex(folder);
  let rows: PassageRow[] = [];
  for (const passage of passages) {
    rows.push(passage);
    if (rows.length < batch) continue;
    await index.put([], rows);
    rows = [];
  }
  await index.put([], rows);
  await index.optimize();
  return {
    index,
    folder,
    seconds: (performance.now() - started) / 1000,
    async remove() {
      index.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
