import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { BringUp } from '../../setting/rehearse';
import { createAnswerer } from '../answer/create-answerer';
import { buildApp } from '../app';
import { auditJobs } from '../audit/jobs';
import { openJobs } from '../base/jobs/open-jobs';
import type { Config } from '../config';
import type { Context } from '../context';
import { loadContract } from '../contract/document';
import { pictureJobs } from '../detection/jobs';
import { openOcr } from '../ocr/open-ocr';
import { createFirstOperator, type FirstOperator } from '../operators/first-operator';
import { createOutgoing } from '../outgoing/create-outgoing';
import { openPostOffice } from '../people/senders/post-office';
import { MAIN_DOMAIN } from '../plugins/access-domain';
import { runJobs } from '../runs/jobs';
import { openRuns } from '../runs/open-runs';
import { openSearch } from '../search/open-search';
import { publishingJobs } from '../services/life-cycle/jobs';
import { createReport } from '../services/life-cycle/report';
import { createSettingFeed } from '../services/life-cycle/setting-feed';
import { createSettingCheck } from '../services/setting-check';
import { createSettings } from '../services/settings';
import { acquireDataLock } from '../store/embedded/data-lock';
import { housekeepingJobs } from './housekeeping-jobs';
import { listen } from './listen';
import { openDatabase } from './open-database';
import { openSealer } from './open-sealer';
import { seed } from './seed';
import { seedPeople } from './seed-people';

export interface RunningServer {
  port: number;
  takenPort?: number;
  domains: string[];
  /** Only after the start that made it; the password is kept nowhere. */
  firstOperator?: FirstOperator;
  /** Resolves when the server cannot go on. */
  lost: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  config: Config;
  log: FastifyBaseLogger;
  say: (line: string) => void;
  /** The migrations of the portal's blocks: a setting is checked as it will be shown. */
  bringUp: BringUp;
  /** Aborted when somebody asks to stop before it is ready. */
  signal?: AbortSignal;
}

/** Opens everything in order and listens. What was opened is closed in reverse, at a stop as after a failed start. */
export async function startServer({ config, log, say, bringUp, signal }: Options): Promise<RunningServer> {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const lock = acquireDataLock(config.data, 'the server');
    closers.push(() => lock.release());
    const database = await openDatabase(config, lock, say);
    closers.push(database.close);
    const { store } = database;
    const sealer = await openSealer(config, store);
    const contract = loadContract();
    const check = createSettingCheck(contract);
    await seed({ store, check, log, say, signal });
    signal?.throwIfAborted();
    if (config.people.sample) say(await seedPeople(store));
    const firstOperator = await createFirstOperator(store);
    const settings = await createSettings({ store, config, check, log });
    closers.push(() => settings.close());
    const report = createReport({ contract, store, bringUp });
    const feed = await createSettingFeed({ store, settings });
    const jobs = await openJobs({ store, log });
    closers.push(() => jobs.close());
    const search = await openSearch({ store, folder: join(config.data, 'index'), log, embed: config.embed });
    closers.push(() => search.close());
    await search.catchUp();
    signal?.throwIfAborted();
    // Only the embedded database is certain to have no other node.
    const runs = await openRuns({ store, log, alone: config.databaseUrl === undefined });
    const answerer = createAnswerer({ config, log, search });
    const ocr = openOcr();
    closers.push(() => ocr.close());
    const post = openPostOffice({ store, settings, config: config.people, log });
    // What was asked for just before the last stop is still wanted.
    post.wake();
    closers.push(() => post.idle());
    const parts = { config, store, sealer, settings, report, feed, search, runs, answerer, ocr, post, jobs };
    const ctx: Context = { ...parts, outgoing: createOutgoing(), log };
    const app = await buildApp(ctx, { contract });
    closers.push(() => app.close());
    // Runs end first: their viewers' connections would keep the server open.
    closers.push(() => runs.close());
    for (const job of [...runJobs({ store, log, limits: runs.limits }), ...publishingJobs({ store, report })])
      await jobs.add(job);
    for (const job of [...pictureJobs(store), ...housekeepingJobs(store)]) await jobs.add(job);
    for (const job of auditJobs({ store, say, keepDays: config.auditKeepDays })) await jobs.add(job);
    const { port, taken } = await listen(app, config.host, config.port);
    // The first page should not be the one that waits for the schema to be compiled.
    setImmediate(() => void settings.get(MAIN_DOMAIN));
    lock.update({ url: `http://localhost:${port}` });
    return { port, takenPort: taken, domains: await settings.domains(), firstOperator, lost: database.lost, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
