import { type Connection, Index, MatchQuery, type Query, type Table } from '@lancedb/lancedb';
import { among } from '../../base/text/conditions';
import { idsOf } from './ids-of';
import { type Candidate, INDEX_SCHEMA, PASSAGE_COLUMN, readPassage } from './index-row';
import { VersionsRead } from './versions-read';

/** The terms are already prepared, so the index only splits at spaces. */
const FTS = {
  baseTokenizer: 'whitespace',
  withPosition: false,
  lowercase: false,
  stem: false,
  removeStopWords: false,
  asciiFolding: false,
} as const;
const FIELDS = ['terms', 'head', 'codes'] as const;
export type TermField = (typeof FIELDS)[number];

/** A large table, and a small one that takes all changes. Merging creates a pair of the next generation. */
export interface Tiers {
  readonly generation: number;
  readonly main: Table;
  readonly recent: Table;
  /** Rows in `recent`; while there are none, it is not searched. */
  recentRows: number;
  /** Rows in `main` when it was built; deletions do not lower it. */
  mainRows: number;
  /** Searches in progress: a replaced pair is dropped after the last of them. */
  users: number;
  /** Of `recent`: the large table keeps its versions until a merge replaces it. */
  readonly versions: VersionsRead;
}

const namesOf = (generation: number) => [`main-${generation}`, `recent-${generation}`] as const;

const indexTerms = async (table: Table): Promise<void> => {
  for (const field of FIELDS) await table.createIndex(field, { config: Index.fts(FTS) });
};

/**
 * Compacts the files and rebuilds the indexes from all rows: merging large term indexes makes LanceDB panic
 * (lance-format/lance#8310).
 */
export async function indexAnew(table: Table): Promise<void> {
  for (const { name } of await table.listIndices()) await table.dropIndex(name);
  await table.optimize({ cleanupOlderThan: new Date() });
  await indexTerms(table);
}

const indexesIds = async (table: Table): Promise<boolean> =>
  (await table.listIndices()).some(({ columns }) => columns.includes('id'));

export async function indexIds(table: Table): Promise<void> {
  if (!(await indexesIds(table))) await table.createIndex('id', { config: Index.btree() });
}

/** Creates the indexes that the replaced table had. */
export async function indexLike(table: Table, model: Table): Promise<void> {
  await indexAnew(table);
  if (await indexesIds(model)) await indexIds(table);
}

export async function createTiers(connection: Connection, generation: number): Promise<Tiers> {
  const [main, recent] = await Promise.all(
    namesOf(generation).map(async (name) => {
      const table = await connection.createEmptyTable(name, INDEX_SCHEMA);
      await indexTerms(table);
      return table;
    }),
  );
  const [rows, readers] = [
    { recentRows: 0, mainRows: 0 },
    { users: 0, versions: new VersionsRead() },
  ];
  return { generation, main: main as Table, recent: recent as Table, ...rows, ...readers };
}

export async function openTiers(connection: Connection, generation: number): Promise<Tiers> {
  const [mainName, recentName] = namesOf(generation);
  const [main, recent] = [await connection.openTable(mainName), await connection.openTable(recentName)];
  const [mainRows, recentRows] = [await main.countRows(), await recent.countRows()];
  return { generation, main, recent, recentRows, mainRows, users: 0, versions: new VersionsRead() };
}

export function closeTiers({ main, recent }: Tiers): void {
  main.close();
  recent.close();
}

export const queriesOf = ({ main, recent, recentRows }: Tiers): Query[] =>
  (recentRows > 0 ? [main, recent] : [main]).map((table) => table.query());

/** The passages that the queries find, batch by batch. */
export async function* passagesOf(...queries: Query[]): AsyncGenerator<Candidate> {
  for (const query of queries)
    for await (const batch of query.select([PASSAGE_COLUMN]))
      for (const value of batch.getChild(PASSAGE_COLUMN) ?? []) yield readPassage(value);
}

/** The small table returns more than its proportion, because term rarity differs in it and its order is rougher. */
const SHARES = 4;
const FEWEST = 12;
/** For identifiers every carrier is wanted. */
const limitOf = ({ main, recent }: { main: number; recent: number }, field: TermField, limit: number): number =>
  field === 'codes' ? limit : Math.min(limit, Math.max(FEWEST, Math.ceil((SHARES * limit * recent) / main)));

/** The best passages of each table. Scores of the two are not comparable, so the caller ranks them. */
export async function matchTerms(
  tiers: Tiers,
  { field, terms, condition, limit }: { field: TermField; terms: string[]; condition: string; limit: number },
): Promise<Candidate[]> {
  const most = [limit, limitOf({ main: tiers.mainRows, recent: tiers.recentRows }, field, limit)];
  const found = await Promise.all(
    queriesOf(tiers).map(async (all, at) => {
      const query = all.fullTextSearch(new MatchQuery(terms.join(' '), field));
      const limited = (condition ? query.where(condition) : query)
        .select([PASSAGE_COLUMN, '_score'])
        .limit(most[at] ?? limit);
      return (await limited.toArrow()).getChild(PASSAGE_COLUMN);
    }),
  );
  return found.flatMap((column) =>
    Array.from({ length: column?.length ?? 0 }, (_, at) => readPassage(column?.get(at))),
  );
}

/** A condition with thousands of documents takes longer to parse than to look up. */
const DOCUMENTS_AT_ONCE = 500;
export const inDocuments = (docIds: readonly string[]): string => among('docId', [...docIds]);

export function* documentGroups(docIds: readonly string[]): Generator<string> {
  for (let at = 0; at < docIds.length; at += DOCUMENTS_AT_ONCE)
    yield inDocuments(docIds.slice(at, at + DOCUMENTS_AT_ONCE));
}

/** The passages that were in the table at a version and no longer are. */
export async function removedSince(connection: Connection, table: Table, version: number): Promise<Candidate[]> {
  if ((await table.version()) === version) return [];
  const then = await connection.openTable(table.name);
  try {
    await then.checkout(version);
    const [before, now] = [await idsOf(then.query()), await idsOf(table.query())];
    const documents = [...new Set([...before].filter(([id]) => !now.has(id)).map(([, docId]) => docId))];
    const removed: Candidate[] = [];
    for (const condition of documentGroups(documents))
      for await (const passage of passagesOf(then.query().where(condition)))
        if (!now.has(passage.id)) removed.push(passage);
    return removed;
  } finally {
    then.close();
  }
}
