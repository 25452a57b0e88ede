import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Store } from '../../base/database/db';
import { changesAfter, latestChange, liveDocumentIds, passagesOf } from '../store/passages';
import { INDEX_FORMAT, type IndexState, readState, writeState } from './index-state';
import { holdsIndex, type LanceIndex, openLanceIndex } from './lance-index';

const DOCUMENTS_A_BATCH = 200;
/** Small writes leave small files and unindexed rows; after this many documents the index is optimized. */
const OPTIMIZE_AFTER = 500;
/** The large table is rebuilt after this long without a search, or at the latest after `PATIENCE_MS`. */
const QUIET_MS = 5_000;
const PATIENCE_MS = 60_000;
/** Pause after a merge as a multiple of its duration: merging takes at most a tenth of a long import. */
const PAUSES = 9;

export interface Follower {
  index(): LanceIndex;
  /** Runs work on the index; one that a rebuild replaces is closed after the last work on it. */
  read<T>(work: (index: LanceIndex) => Promise<T>): Promise<T>;
  /** Id of the followed database. */
  readonly database: string;
  /** Called after each batch of changes with the changed documents, or without ids if all are new. */
  onChange(fn: (docIds?: string[]) => void): void;
  catchUp(): Promise<void>;
  /** Rebuilds the index; the old one answers meanwhile. */
  rebuild(): Promise<void>;
  /** Starts a merge if enough has changed and nobody is kept waiting. */
  mergeWhenDue(): void;
  status(): { applied: number; latest: number };
  close(): Promise<void>;
}

interface Options {
  store: Store;
  folder: string;
  log: FastifyBaseLogger;
}

async function databaseOf({ db }: Store): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select system_identifier::text || '/' || (select oid from pg_database where datname = current_database()) as id
    from pg_control_system()`.execute(db);
  return rows[0]?.id ?? '';
}

/** Keeps an index up to date with the change log. Changes are idempotent, so the stored state may lag behind. */
export async function followChanges(options: Options): Promise<Follower> {
  const follower = new ChangeFollower(options, await databaseOf(options.store));
  await follower.open();
  return follower;
}

class ChangeFollower implements Follower {
  private state: IndexState;
  private current: LanceIndex | undefined;
  private latest = 0;
  private unoptimized = 0;
  private merging: Promise<void> | undefined;
  private fullSince: number | undefined;
  private nextMerge = 0;
  private readonly reads = new Set<Promise<unknown>>();
  private readonly listeners: ((docIds?: string[]) => void)[] = [];
  /** Serializes index writes. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly options: Options,
    readonly database: string,
  ) {
    this.state = this.freshState();
  }

  private freshState(): IndexState {
    return {
      format: INDEX_FORMAT,
      folder: `index-${randomBytes(4).toString('hex')}`,
      applied: 0,
      database: this.database,
    };
  }

  async open(): Promise<void> {
    const { folder, log } = this.options;
    const known = await readState(folder);
    if (known && known.database === this.database && holdsIndex(path.join(folder, known.folder))) {
      try {
        this.current = await openLanceIndex(path.join(folder, known.folder));
        await this.current.count();
        this.state = known;
        await this.removeOthers();
        return;
      } catch (err) {
        log.warn({ err }, 'the search index cannot be read and is built anew');
      }
    }
    this.current = await openLanceIndex(path.join(folder, this.state.folder));
    await this.rebuild();
  }

  index(): LanceIndex {
    if (!this.current) throw new Error('The search index is not open');
    return this.current;
  }

  async read<T>(work: (index: LanceIndex) => Promise<T>): Promise<T> {
    const done = work(this.index());
    this.reads.add(done);
    try {
      return await done;
    } finally {
      this.reads.delete(done);
    }
  }

  /** Waits for the work that is being done on the index now, whatever comes of it. */
  private async readsDone(): Promise<void> {
    await Promise.allSettled(this.reads);
  }

  onChange(fn: (docIds?: string[]) => void): void {
    this.listeners.push(fn);
  }

  catchUp(): Promise<void> {
    return this.serially(() => this.applyAll());
  }

  rebuild(): Promise<void> {
    return this.serially(() => this.buildAnew());
  }

  private serially<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => {});
    return done;
  }

  private async applyAll(): Promise<void> {
    const { db } = this.options.store;
    for (;;) {
      const changes = await changesAfter(db, this.state.applied, DOCUMENTS_A_BATCH);
      const last = changes.at(-1);
      if (!last) break;
      this.latest = Math.max(this.latest, last.seq);
      const ids = [...new Set(changes.map((change) => change.docId))];
      if (!(await this.put(ids))) return this.buildAnew();
      this.state = { ...this.state, applied: last.seq };
      await writeState(this.options.folder, this.state);
      this.unoptimized += ids.length;
      if (this.unoptimized >= OPTIMIZE_AFTER) await this.optimize();
      for (const listener of this.listeners) listener(ids);
    }
    if (this.unoptimized > 0) await this.optimize();
  }

  /** Returns false if the index cannot be written because its files are gone or damaged. Store failures still throw. */
  private async put(ids: string[]): Promise<boolean> {
    const rows = await passagesOf(this.options.store.db, ids);
    try {
      await this.index().put(ids, rows);
      return true;
    } catch (err) {
      this.options.log.warn({ err }, 'the search index cannot be written and is built anew');
      return false;
    }
  }

  mergeWhenDue(): void {
    const index = this.index();
    if (!index.full || this.merging) return;
    const now = performance.now();
    this.fullSince ??= now;
    const quiet = now - index.searchedAt >= QUIET_MS || now - this.fullSince >= PATIENCE_MS;
    if (quiet && now >= this.nextMerge) this.merging = this.merge(index).finally(() => (this.merging = undefined));
  }

  private async merge(index: LanceIndex): Promise<void> {
    const started = performance.now();
    try {
      await index.merge((work) => this.serially(work));
    } catch (err) {
      // Failure of a merge that was closed meanwhile does not matter.
      if (this.current === index)
        this.options.log.warn({ err }, 'the search index cannot be merged and goes on as it is');
    }
    const ended = performance.now();
    this.nextMerge = ended + PAUSES * (ended - started);
    this.fullSince = undefined;
  }

  private async optimize(): Promise<void> {
    await this.index().optimize();
    this.unoptimized = 0;
  }

  private async buildAnew(): Promise<void> {
    const { store, folder } = this.options;
    const state = this.freshState();
    // Read before the first row: changes made meanwhile are applied afterwards.
    state.applied = await latestChange(store.db);
    const next = await openLanceIndex(path.join(folder, state.folder));
    try {
      await this.fill(next);
    } catch (err) {
      next.close();
      // Removed, because each retry would leave another half-built index on disk.
      await rm(path.join(folder, state.folder), { recursive: true, force: true });
      throw err;
    }
    const old = this.current;
    this.current = next;
    this.state = state;
    this.latest = Math.max(this.latest, state.applied);
    const readsOfOld = this.readsDone();
    await writeState(folder, state);
    for (const listener of this.listeners) listener();
    await readsOfOld;
    old?.close();
    await this.removeOthers();
  }

  private async fill(next: LanceIndex): Promise<void> {
    const { db } = this.options.store;
    let after = '';
    for (;;) {
      const ids = await liveDocumentIds(db, after, DOCUMENTS_A_BATCH);
      if (ids.length === 0) break;
      await next.fill(await passagesOf(db, ids));
      after = ids.at(-1) ?? '';
    }
    await next.finish();
  }

  private async removeOthers(): Promise<void> {
    const { folder } = this.options;
    const names = (await readdir(folder)).filter((name) => name.startsWith('index-') && name !== this.state.folder);
    for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
  }

  status() {
    return { applied: this.state.applied, latest: Math.max(this.latest, this.state.applied) };
  }

  async close(): Promise<void> {
    await this.queue;
    await this.readsDone();
    this.current?.close();
    this.current = undefined;
    await this.merging;
  }
}
