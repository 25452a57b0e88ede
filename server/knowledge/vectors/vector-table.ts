import { type Connection, connect, Index, type Table } from '@lancedb/lancedb';
import { among } from '../../base/text/conditions';
import { idsOf } from '../search/ids-of';
import { VersionsRead } from '../search/versions-read';
import { toArrow, type VectorRow, vectorSchema } from './vector-rows';

export interface Neighbour {
  id: string;
  /** Cosine similarity; 1 is the same direction. */
  similarity: number;
}

/** Vectors of passages on disk. May lag behind the passages, so check that a result still exists. */
export interface VectorTable {
  nearest(vector: Float32Array, condition: string, limit: number): Promise<Neighbour[]>;
  add(rows: VectorRow[]): Promise<void>;
  remove(ids: string[]): Promise<void>;
  /** Document id by passage id, of all or of some documents. */
  ids(docIds?: string[]): Promise<Map<string, string>>;
  hashes(): Promise<Set<string>>;
  /** Up to `most` vectors from all over the table. */
  sample(most: number): Promise<Float32Array[]>;
  count(): Promise<number>;
  /** Merges small files; from `INDEXED_FROM` vectors on, also creates an index. */
  optimize(): Promise<void>;
  close(): void;
}

const TABLE = 'vectors';
/** The index requires a multiple of 8 dimensions, so that one bit each fills whole bytes. */
const STEP = 8;
/**
 * Bits per dimension in the index: with one, the first pass misses a fifth of the neighbours among unclustered vectors;
 * with four, none.
 */
const BITS = 4;
/** Below this a full scan takes less time than the index saves. */
const INDEXED_FROM = 5_000;
/**
 * The first pass returns this many times the limit, re-ranked by the full vectors. A factor of four takes twice the
 * time.
 */
const REFINED = 2;
const REMOVED_AT_ONCE = 500;

async function openTable(connection: Connection, width: number): Promise<Table> {
  const names = await connection.tableNames();
  return names.includes(TABLE) ? connection.openTable(TABLE) : connection.createEmptyTable(TABLE, vectorSchema(width));
}

export async function openVectorTable(folder: string, dimension: number): Promise<VectorTable> {
  const width = Math.ceil(dimension / STEP) * STEP;
  const connection = await connect(folder);
  const table = await openTable(connection, width);
  const versions = new VersionsRead();
  /** Pads with zeros, which do not change the angle. */
  const widen = (vector: Float32Array): Float32Array => {
    if (vector.length === width) return vector;
    const wide = new Float32Array(width);
    wide.set(vector);
    return wide;
  };
  const column = async (name: string): Promise<string[]> => {
    const found: string[] = [];
    for await (const batch of table.query().select([name])) found.push(...(batch.getChild(name) ?? []));
    return found;
  };
  return {
    async nearest(vector, condition, limit) {
      const all = table.query().nearestTo(widen(vector)).distanceType('dot').refineFactor(REFINED);
      const query = condition ? all.where(condition) : all;
      const rows = await versions.read(() => query.select(['id', '_distance']).limit(limit).toArray());
      return rows.map(({ id, _distance }) => ({ id, similarity: 1 - _distance }));
    },
    async add(rows) {
      if (rows.length > 0) await versions.write(() => table.add(toArrow(rows, width)));
    },
    remove: (ids) =>
      versions.write(async () => {
        for (let at = 0; at < ids.length; at += REMOVED_AT_ONCE)
          await table.delete(among('id', ids.slice(at, at + REMOVED_AT_ONCE)));
      }),
    ids: (docIds) => idsOf(docIds ? table.query().where(among('docId', docIds)) : table.query()),
    hashes: async () => new Set(await column('hash')),
    async sample(most) {
      const rows = await table.countRows();
      const count = Math.min(most, rows);
      const offsets = Array.from({ length: count }, (_, at) => Math.floor((at * rows) / count));
      const found = count > 0 ? await table.takeOffsets(offsets).select(['vector']).toArray() : [];
      return found.map(({ vector }) => Float32Array.from(vector));
    },
    count: () => table.countRows(),
    async optimize() {
      await versions.write(() => table.optimize({ cleanupOlderThan: versions.unreadBefore }));
      const indexed = (await table.listIndices()).length > 0;
      if (indexed || (await table.countRows()) < INDEXED_FROM) return;
      await table.createIndex('vector', { config: Index.ivfRq({ distanceType: 'dot', numBits: BITS }) });
    },
    close() {
      table.close();
      connection.close();
    },
  };
}
