import type { LanceIndex } from '../search/lance-index';
import type { VectorSpace } from '../store/text-vectors';
import { SAMPLED } from './strengths';
import type { VectorTable } from './vector-table';

/** The vectors of one model on this node: the table, their number and a sample. */
export interface VectorSet {
  readonly space: VectorSpace;
  readonly table: VectorTable;
  /** Vectors from all over the table. */
  sample(): Float32Array[];
  count(): number;
  /** Documents with passages without a vector, or vectors without a passage. */
  unlike(index: LanceIndex, refused: ReadonlySet<string>): Promise<string[]>;
  /** To be called after each write. */
  written(): Promise<void>;
  /** Optimizes the table if there were at least `atLeast` writes since the last time. */
  tidy(index: LanceIndex, atLeast: number): Promise<void>;
}

/** From this many vectors on, looking passages up by id without an index takes longer than the search itself. */
const IDS_INDEXED_FROM = 20_000;

export function createVectorSet(space: VectorSpace, table: VectorTable): VectorSet {
  let sample: Float32Array[] = [];
  let count = 0;
  let writes = 0;
  const look = async () => {
    count = await table.count();
    sample = await table.sample(SAMPLED);
  };
  return {
    space,
    table,
    sample: () => sample,
    count: () => count,
    async unlike(index, refused) {
      const [passages, vectors] = await Promise.all([index.ids(), table.ids()]);
      const documents = new Set<string>();
      for (const [id, docId] of passages) if (!vectors.has(id) && !refused.has(id)) documents.add(docId);
      for (const [id, docId] of vectors) if (!passages.has(id)) documents.add(docId);
      await look();
      return [...documents];
    },
    async written() {
      writes += 1;
      if (count < SAMPLED) await look();
      else count = await table.count();
    },
    async tidy(index, atLeast) {
      if (writes < atLeast) return;
      await table.optimize();
      if (count >= IDS_INDEXED_FROM) await index.indexIds();
      await look();
      writes = 0;
    },
  };
}
