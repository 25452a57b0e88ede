import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { message } from '../../base/messages/message';
import { type CatalogueCard, cardHash, cardOf } from '../library/catalogue';
import { documentHashes, documentId, type KnownDocument, putDocument, removeDocument } from '../store/documents';
import { adoptDocuments, type Origin, openImportSource } from '../store/import-sources';
import { putCard } from '../store/library';
import { contentHash } from './content-hash';
import { faultOf } from './fault-of';
import { detailOf, type ListedFile, type ListedPlace, listFiles } from './list-files';
import { openParsing, type Parsing } from './parsing/open-parsing';
import { planPrune } from './plan-prune';
import { type IngestFailure, type IngestReport, type SourceDocument, UnreadableFile } from './types';

/** Concurrent document writes: the parser uses one core, PostgreSQL the other. */
const WRITERS = 4;

export interface IngestProgress {
  doneBytes: number;
  totalBytes: number;
  report: IngestReport;
  current: string;
}

export interface IngestOptions {
  db: Kysely<Tables>;
  paths: string[];
  kbId: number;
  /** A name that identifies the single path wherever it is. */
  as?: string;
  /** Also removes documents that these sources no longer contain; `all` even if that looks like a mistake. */
  prune?: 'some' | 'all';
  onProgress?: (progress: IngestProgress) => void;
  signal?: AbortSignal;
  /** Parses the files; closed at the end. */
  parsing?: Parsing;
}

/**
 * Imports files and folders into a knowledge base. Each document is one transaction, identified by a content hash: a
 * killed run is simply repeated, and unchanged documents cost nothing.
 */
export async function ingest(options: IngestOptions): Promise<IngestReport> {
  const parsing = options.parsing ?? openParsing();
  try {
    return await ingestWith(parsing, options);
  } finally {
    await parsing.close();
  }
}

async function ingestWith(parsing: Parsing, options: IngestOptions): Promise<IngestReport> {
  const listed = await listFiles(options.paths, options.as);
  const run = new Import(options, await documentHashes(options.db, options.kbId), parsing);
  for (const failure of listed.failures) run.unread(failure.source, failure);
  for (const place of listed.places) await run.open(place);
  run.report.files = listed.files.length;
  run.report.skipped = listed.skipped;
  const totalBytes = listed.files.reduce((sum, file) => sum + file.bytes, 0);
  let doneBytes = 0;
  for (const file of listed.files) {
    if (options.signal?.aborted) break;
    await run.file(file).catch(unlessStopped(options.signal));
    doneBytes += file.bytes;
    options.onProgress?.({ doneBytes, totalBytes, report: run.report, current: file.source });
  }
  await run.drain().catch(unlessStopped(options.signal));
  // A stopped run has not seen all files; they must not look deleted.
  if (options.prune && !options.signal?.aborted)
    for (const { place, name } of listed.places) {
      const files = listed.files.filter((file) => file.place === place).length;
      await run.prune({ place, name, files, all: options.prune === 'all' });
    }
  return run.report;
}

/**
 * SQLSTATE classes 22, 23 and 54 and cutting errors concern one document; any other error (connection lost, disk full)
 * ends the run.
 */
const isAboutTheData = (error: unknown) =>
  error instanceof UnreadableFile ||
  error instanceof RangeError ||
  /^(22|23|54)/.test((error as { code?: string }).code ?? '');

/** An aborted run rolls back its last write, which is no failure. */
const unlessStopped = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (!signal?.aborted) throw error;
};

/** Names counted separately; further ones count as `…`, because keys may differ from record to record. */
const MOST_NAMES = 100;

function countInto(counts: Record<string, number>, more: Record<string, number>): void {
  for (const [name, count] of Object.entries(more)) {
    const known = Object.hasOwn(counts, name) || Object.keys(counts).length < MOST_NAMES ? name : '…';
    counts[known] = (counts[known] ?? 0) + count;
  }
}

class Import {
  readonly report: IngestReport = {
    files: 0,
    skipped: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    removed: 0,
    passages: 0,
    leftOut: {},
    kept: 0,
    refused: [],
    failures: [],
  };
  private readonly seen = new Set<string>();
  private readonly sources = new Map<string, number>();
  private readonly unreadFiles = new Set<string>();
  private readonly adopted = new Map<string, Origin>();
  /** New library cards of documents whose text is unchanged. */
  private readonly cards = new Map<string, CatalogueCard>();
  private readonly writing = new Set<Promise<void>>();
  /** Error that ends the run; stored, because nobody awaits a write while the next file is read. */
  private broken?: Error;

  constructor(
    private readonly options: IngestOptions,
    private readonly known: Map<string, KnownDocument>,
    private readonly parsing: Parsing,
  ) {}

  async open({ place, name }: ListedPlace): Promise<void> {
    const { db, kbId } = this.options;
    this.sources.set(place, await openImportSource(db, { kbId, place, name }));
  }

  unread(file: string, failure: IngestFailure): void {
    this.unreadFiles.add(file);
    this.report.failures.push(failure);
  }

  async file(file: ListedFile): Promise<void> {
    const importSourceId = this.sources.get(file.place) ?? 0;
    for await (const item of this.parsing.read(file, this.options.signal)) {
      // Yields to the event loop, so that a signal is handled even if all records are unchanged.
      await setImmediate();
      if (this.options.signal?.aborted) return;
      if (!Array.isArray(item)) this.unread(file.source, item);
      else
        for (const document of item)
          await this.document(document, { importSourceId, file: file.source, record: document.record ?? null });
    }
  }

  private async document(document: SourceDocument, origin: Origin): Promise<void> {
    const id = documentId(this.options.kbId, document.source, document.lang);
    // Of two records with the same name the first stays and the second is reported; otherwise each import would swap
    // them.
    if (this.seen.has(id)) {
      this.report.failures.push({
        source: document.source,
        reason: message('knowledge:import.alreadyRead'),
      });
      return;
    }
    this.seen.add(id);
    countInto(this.report.leftOut, document.leftOut ?? {});
    const hash = contentHash(document);
    const known = this.known.get(id);
    if (known?.hash === hash && !known.deleted) {
      this.report.unchanged += 1;
      const card = cardOf(document);
      if (known.catalogueHash !== cardHash(card)) this.cards.set(id, card);
      if (!isSameOrigin(known, origin)) this.adopted.set(id, origin);
      return;
    }
    while (this.writing.size >= WRITERS) await Promise.race(this.writing);
    if (this.broken) throw this.broken;
    const task = this.write(document, hash, origin)
      .catch((error: Error) => {
        this.broken ??= error;
      })
      .finally(() => this.writing.delete(task));
    this.writing.add(task);
  }

  private async write(document: SourceDocument, hash: string, origin: Origin): Promise<void> {
    try {
      const { db, kbId, signal } = this.options;
      const pieces = await this.parsing.cut(document, signal);
      const result = await putDocument(db, { kbId, document, contentHash: hash, origin, ...pieces }, signal);
      this.report[result] += 1;
      if (result !== 'unchanged') this.report.passages += pieces.passages.length;
    } catch (error) {
      if (!isAboutTheData(error)) throw error;
      const unread = error instanceof UnreadableFile || error instanceof RangeError;
      const reason = unread ? faultOf(error) : message('knowledge:import.notStored', { detail: detailOf(error) });
      this.report.failures.push({ source: document.source, reason });
    }
  }

  async drain(): Promise<void> {
    await Promise.all(this.writing);
    if (this.broken) throw this.broken;
    await adoptDocuments(this.options.db, this.adopted);
    for (const [id, card] of this.cards) await putCard(this.options.db, id, card);
  }

  async prune(at: { place: string; name: string; files: number; all: boolean }): Promise<void> {
    const sourceId = this.sources.get(at.place);
    if (sourceId === undefined) return;
    const { known, seen, unreadFiles: unread } = this;
    const plan = planPrune({ ...at, sourceId, known, seen, unread });
    this.report.kept += plan.kept;
    this.report.refused.push(...plan.refused);
    for (const id of plan.gone) if (await removeDocument(this.options.db, id)) this.report.removed += 1;
  }
}

const isSameOrigin = (known: KnownDocument, { importSourceId, file, record }: Origin) =>
  known.importSourceId === importSourceId && known.file === file && known.record === record;
