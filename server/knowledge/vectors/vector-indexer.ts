import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { backoff } from '../../../setting/backoff';
import type { Store } from '../../base/database/db';
import { ModelFault } from '../../base/model-server/model-fault';
import type { LanceIndex } from '../search/lance-index';
import type { VectorStatus } from '../search/types';
import { findVectorSpace, keepVectorSpace } from '../store/text-vectors';
import type { EmbeddingClient } from './embedding-client';
import { fillDocuments } from './fill-documents';
import { forgetDaily } from './forget-daily';
import { createTextEmbedder, PROBE } from './text-embedder';
import { openVectorFolder, removeVectorFolder } from './vector-folder';
import { createVectorSet, type VectorSet } from './vector-set';

interface VectorIndexerOptions {
  store: Store;
  index(): LanceIndex;
  /** Folder of all search data of this node. */
  folder: string;
  /** Id of the database of the passages. */
  database: string;
  model: string;
  prefix?: string;
  client: EmbeddingClient;
  log: FastifyBaseLogger;
}

const DOCUMENTS_AT_ONCE = 32;
/** Writes after which the table is optimized while there is work; without work, after any. */
const TIDY_AFTER = 32;
/** Consecutive failures after which the table is rebuilt; the vectors themselves are in the database. */
const FAILURES_OF_TABLE = 3;
/** Longest `Retry-After` that is respected. */
const LONGEST_ASKED_MS = 600_000;

/** Embeds all passages of the index in the background; anything that fails is retried. */
export class VectorIndexer {
  private open: VectorSet | undefined;
  /** Ids of documents to check. */
  private readonly waiting = new Set<string>();
  /** Passages that the server rejects; retried after a restart. */
  private readonly refused = new Set<string>();
  /** True if changes may have been missed: all passages are compared with the vectors. */
  private unsure = true;
  /** True after a vector of another length was seen. */
  private doubted = false;
  private failures = 0;
  private nudge: () => void = () => {};
  private readonly closing = new AbortController();
  private readonly embedder;
  private readonly forget;
  private readonly running: Promise<void>;

  constructor(private readonly options: VectorIndexerOptions) {
    this.embedder = createTextEmbedder(options.client);
    this.forget = forgetDaily(options);
    this.running = this.run();
  }

  /** The searchable vectors; undefined until there are any. */
  vectors(): VectorSet | undefined {
    return this.open && this.open.count() > 0 ? this.open : undefined;
  }

  /** Reports changed documents, or without ids that anything may have changed. */
  changed(docIds?: string[]): void {
    if (docIds) for (const id of docIds) this.waiting.add(id);
    else this.unsure = true;
    this.nudge();
  }

  /** Reports a question vector of another length than those of the passages. */
  doubt(): void {
    this.doubted = true;
    this.nudge();
  }

  status(passages: number): VectorStatus {
    const embedded = this.open?.count() ?? 0;
    const waiting = Math.max(0, passages - embedded - this.refused.size);
    const state = this.failures > 0 ? 'failing' : waiting > 0 ? 'filling' : 'ready';
    return { model: this.options.model, embedded, waiting, state };
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.nudge();
    await this.running;
    this.open?.table.close();
  }

  private async run(): Promise<void> {
    const { signal } = this.closing;
    while (!signal.aborted) {
      try {
        const worked = await this.turn();
        if (this.failures > 0) this.options.log.info('vectors are made again');
        this.failures = 0;
        if (!worked) await this.rest();
      } catch (err) {
        // Fails if closed while waiting, or if the folder cannot be removed; the next turn retries.
        if (!signal.aborted) await this.recover(err).catch(() => {});
      }
    }
  }

  /** Returns false if there was nothing to do. */
  private async turn(): Promise<boolean> {
    if (!this.open || this.doubted) await this.learnLength();
    const { open, waiting } = this;
    if (!open) return false;
    if (this.unsure) {
      this.unsure = false;
      await this.compare(open);
    }
    const docIds = [...waiting].slice(0, DOCUMENTS_AT_ONCE);
    if (docIds.length > 0) await this.fill(open, docIds);
    await open.tidy(this.options.index(), docIds.length > 0 ? TIDY_AFTER : 1);
    if (docIds.length > 0) return true;
    await this.forget(open);
    return false;
  }

  private async compare(open: VectorSet): Promise<void> {
    try {
      for (const id of await open.unlike(this.options.index(), this.refused)) this.waiting.add(id);
    } catch (err) {
      this.unsure = true;
      throw err;
    }
  }

  private rest(): Promise<void> {
    return new Promise((resolve) => {
      this.nudge = resolve;
      if (this.closing.signal.aborted || this.waiting.size > 0 || this.unsure || this.doubted) resolve();
    });
  }

  /** Determines the length of the model's vectors: as stored, or as the server returns if unknown or in doubt. */
  private async learnLength(): Promise<void> {
    const { store, model, index, log } = this.options;
    const known = await findVectorSpace(store.db, model);
    if (!known && (await index().count()) === 0) {
      this.unsure = false;
      this.waiting.clear();
      return;
    }
    const length = known && !this.doubted ? known.dimension : await this.askLength();
    this.doubted = false;
    if (this.open?.space.dimension === length) return;
    if (this.open) log.warn({ model, length }, 'the model makes vectors of another length: all are made anew');
    const space = await keepVectorSpace(store.db, model, length);
    this.leave();
    this.open = createVectorSet(space, await openVectorFolder(this.options, space));
  }

  private async askLength(): Promise<number> {
    const [vector] = await this.embedder.embed([PROBE], this.closing.signal);
    return vector?.length ?? 0;
  }

  private leave(): void {
    this.open?.table.close();
    this.open = undefined;
    this.refused.clear();
    this.unsure = true;
  }

  private async fill({ space, table, written }: VectorSet, docIds: string[]): Promise<void> {
    const { store, index, prefix } = this.options;
    const { embedder, refused } = this;
    const tools = { store, index, table, space, embedder, prefix, refused, signal: this.closing.signal, written };
    for (const id of docIds) this.waiting.delete(id);
    try {
      await fillDocuments(docIds, { ...tools, doubt: () => this.doubt() });
    } catch (err) {
      for (const id of docIds) this.waiting.add(id);
      throw err;
    }
  }

  private async recover(err: unknown): Promise<void> {
    const { log, model } = this.options;
    this.failures += 1;
    if (this.failures === 1) {
      const why = err instanceof ModelFault ? { reason: err.reason, detail: err.detail } : { err };
      log.warn({ ...why, model }, 'no vectors can be made for now: search goes on, by words where they are missing');
    }
    if (this.failures % FAILURES_OF_TABLE === 0 && !(err instanceof ModelFault) && /lance/i.test(String(err))) {
      this.leave();
      await removeVectorFolder(this.options);
    }
    const asked = err instanceof ModelFault ? (err.retry.afterMs ?? 0) : 0;
    const own = backoff(this.failures, { firstMs: 250 });
    await sleep(Math.max(own, Math.min(LONGEST_ASKED_MS, asked)), undefined, { signal: this.closing.signal });
  }
}
