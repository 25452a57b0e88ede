import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, Index, MatchQuery, type Table } from '@lancedb/lancedb';
import type { PassageRow } from '../../../server/knowledge/search/index-row';

export interface Found {
  id: string;
  docId: string;
}

export interface PlainIndex {
  add(passages: PassageRow[]): Promise<void>;
  /** Indexes the passages added so far. */
  index(): Promise<void>;
  search(text: string, limit: number): Promise<Found[]>;
  remove(): Promise<void>;
}

// LanceDB 0.31 supports this tokenizer, but its types include it only from 0.37 on.
const icu = 'icu' as 'simple';
const FTS = { stem: false, removeStopWords: false, withPosition: false, baseTokenizer: icu } as const;

/** The baseline: LanceDB with its defaults, ICU tokenizer, title, headings and text in one field, BM25. */
export async function openPlainIndex(): Promise<PlainIndex> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-plain-'));
  const connection = await connect(folder);
  let table: Table | undefined;
  const open = (): Table => {
    if (!table) throw new Error('Nothing was added to the plain index');
    return table;
  };
  return {
    async add(passages) {
      const rows = passages.map(({ id, docId, title, headings, text }) => ({
        ...{ id, docId, all: [title, ...headings, text].join('\n') },
      }));
      if (table) await table.add(rows);
      else table = await connection.createTable('plain', rows);
    },
    index: () => open().createIndex('all', { config: Index.fts(FTS), replace: true }),
    async search(text, limit) {
      const query = open().query().fullTextSearch(new MatchQuery(text, 'all'));
      return (await query.select(['id', 'docId', '_score']).limit(limit).toArray()) as Found[];
    },
    async remove() {
      table?.close();
      connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
