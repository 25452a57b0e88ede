import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Connection, connect } from '@lancedb/lancedb';
import { among, quote } from '../../base/text/conditions';
import { BaseVocabularies } from './base-vocabularies';
import { countTiers } from './count-tiers';
import { idsOf } from './ids-of';
import { type Candidate, countedTerms, type PassageRow, toIndexed } from './index-row';
import { buildNext, snapshotOf, takeOver } from './merge-tiers';
import { POINTER, readPointer, writePointer } from './tier-pointer';
import {
  closeTiers,
  createTiers,
  documentGroups,
  inDocuments,
  indexAnew,
  indexIds,
  matchTerms,
  openTiers,
  passagesOf,
  queriesOf,
  type TermField,
  type Tiers,
} from './tiers';
import type { Vocabulary } from './vocabulary';

// On machines with one or two cores LanceDB gives its index builder so few threads that writing more than about 8,000
// passages deadlocks (lance-format/lance#7350). It reads this variable on first use, so setting it here is early
// enough.
process.env.LANCE_CPU_THREADS ??= String(Math.max(4, availableParallelism() + 2));

/**
 * Rows in the recent table from which a merge is due. Each edit rewrites that table, so this bounds its cost to some 3
 * MB (bench `index-edits`).
 */
const RECENT = 600;

export interface Filter {
  scope: number[];
  lang?: string;
  docId?: string;
}

/** Runs work while there are no writes. */
export type Exclusively = <T>(work: () => Promise<T>) => Promise<T>;

/** The search index on disk. Knows passages and terms, but not questions. */
export interface LanceIndex {
  readonly vocabulary: Vocabulary;
  /** The vocabulary of these knowledge bases. */
  wordsOf(scope: readonly number[]): Vocabulary;
  /** Adds passages to the large table; `finish` makes them searchable. */
  fill(rows: PassageRow[]): Promise<void>;
  finish(): Promise<void>;
  /** Replaces documents. The cost depends on their size and the recent table, not on the size of the index. */
  put(docIds: string[], rows: PassageRow[]): Promise<void>;
  /** The best passages by BM25 for terms of one field, up to `limit` from each table. */
  match(field: TermField, terms: string[], filter: Filter, limit: number): Promise<Candidate[]>;
  /** The passages with these ids that match the filter. */
  passages(ids: string[], filter?: Filter): Promise<Candidate[]>;
  /** Document id by passage id, of all or of some documents. */
  ids(docIds?: string[]): Promise<Map<string, string>>;
  /** Creates the index for lookups by id. */
  indexIds(): Promise<void>;
  /** A filter as an SQL condition over docId, kbId and lang. */
  condition(filter: Filter): string;
  /** Titles and headings of all passages, for suggestions. */
  names(): Promise<Pick<PassageRow, 'docId' | 'title' | 'headings' | 'lang' | 'kbId'>[]>;
  count(): Promise<number>;
  /** Adds new rows to the term indexes; before that, they are found by rare terms only. */
  optimize(): Promise<void>;
  /** True if a merge is due because changes slow down edits and searches. */
  readonly full: boolean;
  /** Time of the last search, as `performance.now()`. */
  readonly searchedAt: number;
  /** Rebuilds the large table and switches to it; edits and searches continue meanwhile. */
  merge(exclusively: Exclusively): Promise<void>;
  close(): void;
}

/** Opening creates a missing index; check here first whether one exists. */
export const holdsIndex = (folder: string): boolean => existsSync(path.join(folder, POINTER));

export async function openLanceIndex(folder: string): Promise<LanceIndex> {
  const connection = await connect(folder);
  const index = new TieredIndex(folder, connection);
  await index.open();
  return index;
}

class TieredIndex implements LanceIndex {
  private tiers!: Tiers;
  private vocabularies = new BaseVocabularies();
  private known = new Set<number>();
  /** Documents written since a merge began. */
  private touched: Set<string> | undefined;
  /** Number of writes that deleted rows of the large table. */
  private marks = 0;
  private closed = false;
  searchedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly folder: string,
    private readonly connection: Connection,
  ) {}

  async open(): Promise<void> {
    const pointer = await readPointer(this.folder);
    if (pointer) {
      this.tiers = await openTiers(this.connection, pointer.generation);
      this.vocabularies = await countTiers(this.connection, this.tiers, pointer, this.fileOf(pointer.generation));
      for (const query of queriesOf(this.tiers))
        for await (const batch of query.select(['kbId'])) for (const { kbId } of batch) this.known.add(kbId);
    } else {
      this.tiers = await createTiers(this.connection, 1);
      await this.finish();
    }
    await this.drop((generation) => generation !== this.tiers.generation);
  }

  get vocabulary() {
    return this.vocabularies.all;
  }

  wordsOf(scope: readonly number[]) {
    return this.vocabularies.within(scope);
  }

  async fill(rows: PassageRow[]): Promise<void> {
    if (rows.length > 0) await this.tiers.main.add(this.counted(rows));
  }

  async finish(): Promise<void> {
    await indexAnew(this.tiers.main);
    await this.vocabularies.save(this.fileOf(this.tiers.generation));
    const { generation, main } = this.tiers;
    this.tiers.mainRows = await main.countRows();
    await writePointer(this.folder, { generation, version: await main.version(), bases: [...this.known] });
  }

  async put(docIds: string[], rows: PassageRow[]): Promise<void> {
    for (const id of docIds) this.touched?.add(id);
    const { recent, versions } = this.tiers;
    await versions.write(async () => {
      for (const condition of documentGroups(docIds)) await this.remove(condition);
      if (rows.length > 0) await recent.add(this.counted(rows));
    });
    this.tiers.recentRows = await recent.countRows();
  }

  /**
   * Deletes matching rows from both tables. They are read first to update the vocabulary, and tables without matches
   * are not written.
   */
  private async remove(condition: string): Promise<void> {
    const { main, recent } = this.tiers;
    for (const table of [main, recent]) {
      const gone: Candidate[] = [];
      for await (const passage of passagesOf(table.query().where(condition))) gone.push(passage);
      if (gone.length === 0) continue;
      await table.delete(condition);
      for (const passage of gone) this.vocabularies.remove(passage.kbId, countedTerms(passage));
      if (table === main) this.marks += 1;
    }
  }

  private counted(rows: PassageRow[]): Record<string, unknown>[] {
    return rows.map((passage) => {
      const { row, counted } = toIndexed(passage);
      this.vocabularies.add(passage.kbId, counted);
      this.known.add(passage.kbId);
      return row;
    });
  }

  async match(field: TermField, terms: string[], filter: Filter, limit: number): Promise<Candidate[]> {
    if (terms.length === 0 || filter.scope.length === 0) return [];
    this.searchedAt = performance.now();
    const condition = this.condition(filter);
    return this.use((tiers) => matchTerms(tiers, { field, terms, condition, limit }));
  }

  async passages(ids: string[], filter?: Filter): Promise<Candidate[]> {
    if (ids.length === 0) return [];
    const parts = [among('id', ids), filter ? this.condition(filter) : ''].filter(Boolean);
    return this.use(async (tiers) => {
      const found: Candidate[] = [];
      const queries = queriesOf(tiers).map((query) => query.where(parts.join(' AND ')));
      for await (const passage of passagesOf(...queries)) found.push(passage);
      return found;
    });
  }

  ids(docIds?: string[]): Promise<Map<string, string>> {
    return this.use(async (tiers) => {
      const found = queriesOf(tiers).map((query) => idsOf(docIds ? query.where(inDocuments(docIds)) : query));
      return new Map((await Promise.all(found)).flatMap((ids) => [...ids]));
    });
  }

  indexIds(): Promise<void> {
    return indexIds(this.tiers.main);
  }

  /** Filtering reads a column of the whole table, so a scope that covers everything is omitted. */
  condition({ scope, lang, docId }: Filter): string {
    const parts: string[] = [];
    if ([...this.known].some((id) => !scope.includes(id))) parts.push(`kbId IN (${scope.map(Math.trunc).join(',')})`);
    if (lang) parts.push(`lang = ${quote(lang)}`);
    if (docId) parts.push(`docId = ${quote(docId)}`);
    return parts.join(' AND ');
  }

  names() {
    return this.use(async (tiers) => {
      const columns = ['docId', 'title', 'headings', 'lang', 'kbId'];
      const found = await Promise.all(queriesOf(tiers).map((query) => query.select(columns).toArray()));
      return found
        .flat()
        .map(({ docId, title, headings, lang, kbId }) => ({ docId, title, headings: [...headings], lang, kbId }));
    });
  }

  count(): Promise<number> {
    return this.use(async ({ main, recentRows }) => (await main.countRows()) + recentRows);
  }

  async optimize(): Promise<void> {
    const { recent, versions } = this.tiers;
    await versions.write(() => recent.optimize({ cleanupOlderThan: versions.unreadBefore }));
  }

  get full(): boolean {
    return this.tiers.recentRows > RECENT || this.marks > RECENT;
  }

  async merge(exclusively: Exclusively): Promise<void> {
    const old = this.tiers;
    await this.drop((generation) => generation > old.generation);
    try {
      const snapshot = await exclusively(async () => {
        this.touched = new Set();
        await this.vocabularies.save(this.fileOf(old.generation + 1));
        return { ...(await snapshotOf(old)), bases: [...this.known] };
      });
      const next = await buildNext(this.connection, old, snapshot, () => this.closed);
      await exclusively(() => this.changeOver(next, snapshot.bases));
    } finally {
      this.touched = undefined;
    }
    if (old.users === 0) await this.retire(old);
  }

  private async changeOver(next: Tiers, bases: number[]): Promise<void> {
    const version = await next.main.version();
    await takeOver(this.tiers, next, [...(this.touched ?? [])]);
    await writePointer(this.folder, { generation: next.generation, version, bases });
    this.tiers = next;
    this.marks = 0;
  }

  /** Runs work on one pair of tables; a merge does not remove it before the last user is done. */
  private async use<T>(work: (tiers: Tiers) => Promise<T>): Promise<T> {
    const { tiers } = this;
    tiers.users += 1;
    try {
      return await tiers.versions.read(() => work(tiers));
    } finally {
      tiers.users -= 1;
      // If it cannot be removed now, the next removal does it; no search fails for it.
      if (tiers !== this.tiers && tiers.users === 0) void this.retire(tiers).catch(() => {});
    }
  }

  private async retire(tiers: Tiers): Promise<void> {
    closeTiers(tiers);
    await this.drop((generation) => generation < this.tiers.generation);
  }

  /** Removes pairs of tables and their vocabulary files that a merge replaced or a kill left incomplete. */
  private async drop(unwanted: (generation: number) => boolean): Promise<void> {
    for (const name of await this.connection.tableNames())
      if (unwanted(generationOf(name))) await this.connection.dropTable(name);
    for (const name of await readdir(this.folder))
      if (/^vocabulary-\d+-/.test(name) && unwanted(generationOf(name)))
        await rm(path.join(this.folder, name), { force: true });
  }

  private fileOf(generation: number): (base: number) => string {
    return (base) => path.join(this.folder, `vocabulary-${generation}-${base}.txt`);
  }

  close(): void {
    this.closed = true;
    closeTiers(this.tiers);
    this.connection.close();
  }
}

/** The generation in the name of a table or vocabulary file. */
const generationOf = (name: string): number => Number(/-(\d+)/.exec(name)?.[1]);
