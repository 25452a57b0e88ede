import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PassageRow } from '../../../server/knowledge/search/index-row';
import { type LanceIndex, openLanceIndex } from '../../../server/knowledge/search/lance-index';

export interface BenchIndex {
  index: LanceIndex;
  folder: string;
  seconds: number;
  remove(): Promise<void>;
}

/** An empty index in a temporary folder. */
export async function openBenchIndex(): Promise<BenchIndex> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-search-'));
  const index = await openLanceIndex(folder);
  return {
    index,
    folder,
    seconds: 0,
    async remove() {
      index.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An index filled as from the change log. */
export async function indexPassages(passages: PassageRow[], batch = 2_000): Promise<BenchIndex> {
  const bench = await openBenchIndex();
  const started = performance.now();
  for (let at = 0; at < passages.length; at += batch) await bench.index.fill(passages.slice(at, at + batch));
  await bench.index.finish();
  bench.seconds = (performance.now() - started) / 1000;
  return bench;
}
