import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, Index, MatchQuery } from '@lancedb/lancedb';
import type { PassageRow } from '../../../server/search/index-row';

export interface Found {
  id: string;
  docId: string;
}

export interface PlainIndex {
  search(text: string, limit: number): Promise<Found[]>;
  remove(): Promise<void>;
}

/** The floor: LanceDB as it comes, ICU tokenizer, title, headings and text in one field, BM25. */
export async function openPlainIndex(passages: PassageRow[]): Promise<PlainIndex> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-plain-'));
  const connection = await connect(folder);
  const rows = passages.map(({ id, docId, title, headings, text }) => ({
    ...{ id, docId, all: [title, ...headings, text].join('\n') },
  }));
  const table = await connection.createTable('plain', rows);
  const options = { stem: false, removeStopWords: false, withPosition: false } as const;
  // LanceDB 0.31 knows this tokenizer; its types name it only from 0.37 on.
  const icu = 'icu' as 'simple';
  await table.createIndex('all', { config: Index.fts({ ...options, baseTokenizer: icu }) });
  return {
    async search(text, limit) {
      const query = table.query().fullTextSearch(new MatchQuery(text, 'all'));
      return (await query.select(['id', 'docId', '_score']).limit(limit).toArray()) as Found[];
    },
    async remove() {
      table.close();
      connection.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
