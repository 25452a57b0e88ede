import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Connection, connect, Index, MatchQuery, type Query, type Table } from '@lancedb/lancedb';
import { among, quote } from '../../base/text/conditions';
import { BaseVocabularies } from './base-vocabularies';
import { idsOf } from './ids-of';
import {
  type Candidate,
  countedTerms,
  INDEX_SCHEMA,
  PASSAGE_COLUMN,
  type PassageRow,
  readPassage,
  toIndexed,
} from './index-row';
import type { Vocabulary } from './vocabulary';

// On machines of one or two cores LanceDB gives its index builder so few threads that writing more than some 8,000
// passages waits for itself for ever (lance-format/lance#7350). It reads this when it first works, so here is early enough.
process.env.LANCE_CPU_THREADS ??= String(Math.max(4, availableParallelism() + 2));

const TABLE = 'passages';
const vocabularyOf = (base: number) => `vocabulary-${base}.txt`;
/** Terms are made by us, so the index only has to part them at spaces. */
const FTS = {
  baseTokenizer: 'whitespace',
  withPosition: false,
  lowercase: false,
  stem: false,
  removeStopWords: false,
  asciiFolding: false,
} as const;
const FIELDS = ['terms', 'head', 'codes'] as const;
type TermField = (typeof FIELDS)[number];

export interface Filter {
  scope: number[];
  lang?: string;
  docId?: string;
}

/** The search index on disk. Knows passages and terms, nothing of questions. */
export interface LanceIndex {
  readonly vocabulary: Vocabulary;
  /** The words of these knowledge bases alone. */
  wordsOf(scope: readonly number[]): Vocabulary;
  put(docIds: string[], rows: PassageRow[]): Promise<void>;
  /** Best passages by BM25 for terms of one field. */
  match(field: TermField, terms: string[], filter: Filter, limit: number): Promise<Candidate[]>;
  /** The passages with these ids that the filter lets through. */
  passages(ids: string[], filter?: Filter): Promise<Candidate[]>;
  /** Passage → document, of all or of some documents. */
  ids(docIds?: string[]): Promise<Map<string, string>>;
  /** Makes looking up passages by id fast, where somebody is going to. */
  indexIds(): Promise<void>;
  /** What a passage must be for a filter, as a condition over docId, kbId and lang. */
  condition(filter: Filter): string;
  /** Titles and headings of all passages, for suggestions. */
  names(): Promise<Pick<PassageRow, 'docId' | 'title' | 'headings' | 'lang' | 'kbId'>[]>;
  count(): Promise<number>;
  /** Merges small files and takes in what the term indexes have not seen yet. */
  optimize(): Promise<void>;
  close(): void;
}

const inDocuments = (docIds: string[]) => among('docId', docIds);

async function openTable(connection: Connection): Promise<Table> {
  const names = await connection.tableNames();
  if (names.includes(TABLE)) return connection.openTable(TABLE);
  const table = await connection.createEmptyTable(TABLE, INDEX_SCHEMA);
  for (const field of FIELDS) await table.createIndex(field, { config: Index.fts(FTS) });
  return table;
}

/** The passages a query gives back, batch by batch. */
async function* passagesOf(query: Query): AsyncGenerator<Candidate> {
  for await (const batch of query.select([PASSAGE_COLUMN]))
    for (const value of batch.getChild(PASSAGE_COLUMN) ?? []) yield readPassage(value);
}

/** Counts again what stands in the table: the file beside it was lost or belongs to another format. */
async function countTerms(table: Table): Promise<BaseVocabularies> {
  const vocabularies = new BaseVocabularies();
  for await (const passage of passagesOf(table.query())) vocabularies.add(passage.kbId, countedTerms(passage));
  return vocabularies;
}

async function knowledgeBases(table: Table): Promise<Set<number>> {
  const ids = new Set<number>();
  for await (const batch of table.query().select(['kbId'])) for (const { kbId } of batch) ids.add(kbId);
  return ids;
}

/** Opening makes a missing index, empty: whoever expects one asks first. */
export const holdsIndex = (folder: string): boolean => existsSync(path.join(folder, `${TABLE}.lance`));

export async function openLanceIndex(folder: string): Promise<LanceIndex> {
  const connection = await connect(folder);
  const table = await openTable(connection);
  const fileOf = (base: number) => path.join(folder, vocabularyOf(base));
  const known = await knowledgeBases(table);
  const kept = new BaseVocabularies();
  const vocabularies = (await kept.read(fileOf, known)) ? kept : await countTerms(table);
  /** Filtering reads a column of the whole table, so a scope that holds everything is left out. */
  const where = ({ scope, lang, docId }: Filter): string => {
    const parts: string[] = [];
    if ([...known].some((id) => !scope.includes(id))) parts.push(`kbId IN (${scope.map(Math.trunc).join(',')})`);
    if (lang) parts.push(`lang = ${quote(lang)}`);
    if (docId) parts.push(`docId = ${quote(docId)}`);
    return parts.join(' AND ');
  };
  return {
    get vocabulary() {
      return vocabularies.all;
    },
    wordsOf: (scope) => vocabularies.within(scope),
    async put(docIds, rows) {
      if (docIds.length) {
        const old = table.query().where(inDocuments(docIds));
        for await (const passage of passagesOf(old)) vocabularies.remove(passage.kbId, countedTerms(passage));
        await table.delete(inDocuments(docIds));
      }
      if (rows.length === 0) return;
      const indexed = rows.map(toIndexed);
      await table.add(indexed.map(({ row }) => row));
      rows.forEach(({ kbId }, n) => {
        const counted = indexed[n]?.counted;
        if (counted) vocabularies.add(kbId, counted);
        known.add(kbId);
      });
    },
    async match(field, terms, filter, limit) {
      if (terms.length === 0 || filter.scope.length === 0) return [];
      const query = table.query().fullTextSearch(new MatchQuery(terms.join(' '), field));
      const condition = where(filter);
      const limited = (condition ? query.where(condition) : query).select([PASSAGE_COLUMN, '_score']).limit(limit);
      const found = (await limited.toArrow()).getChild(PASSAGE_COLUMN);
      return Array.from({ length: found?.length ?? 0 }, (_, at) => readPassage(found?.get(at)));
    },
    async passages(ids, filter) {
      if (ids.length === 0) return [];
      const parts = [among('id', ids), filter ? where(filter) : ''].filter(Boolean);
      const found: Candidate[] = [];
      for await (const passage of passagesOf(table.query().where(parts.join(' AND ')))) found.push(passage);
      return found;
    },
    ids: (docIds) => idsOf(docIds ? table.query().where(inDocuments(docIds)) : table.query()),
    async indexIds() {
      const known = await table.listIndices();
      if (known.some(({ columns }) => columns.includes('id'))) return;
      await table.createIndex('id', { config: Index.btree() });
    },
    condition: where,
    async names() {
      const rows = await table.query().select(['docId', 'title', 'headings', 'lang', 'kbId']).toArray();
      return rows.map(({ docId, title, headings, lang, kbId }) => ({
        docId,
        title,
        headings: [...headings],
        lang,
        kbId,
      }));
    },
    count: () => table.countRows(),
    async optimize() {
      await table.optimize({ cleanupOlderThan: new Date() });
      await vocabularies.save(fileOf);
    },
    close() {
      table.close();
      connection.close();
    },
  };
}
