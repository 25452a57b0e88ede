import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { UpgradeBlock } from '../../setting/rehearse';
import { createFirstOperator, type FirstOperator } from '../accounts/operators/first-operator';
import { openBeacon } from '../activities/beacon/open-beacon';
import { createAnswerer } from '../answers/answerer/create-answerer';
import { createResume } from '../answers/research/resume-research';
import { openRuns } from '../answers/runs/open-runs';
import { reapAll } from '../answers/runs/reap-dead-runs';
import { buildApp } from '../app';
import { createAssistants } from '../assistants/assistants';
import { loadContract } from '../base/contract/document';
import { acquireDataLock } from '../base/database/embedded/data-lock';
import { MAIN_DOMAIN } from '../base/http/access-domain';
import { openJobs } from '../base/jobs/open-jobs';
import { openModels } from '../base/model-server/open-models';
import { createOutgoing } from '../base/outgoing/create-outgoing';
import { openVerified } from '../community';
import type { Config } from '../config';
import type { Context } from '../context';
import { createReport } from '../domains/publishing/report';
import { createSettingFeed } from '../domains/publishing/setting-feed';
import { createSettingCheck } from '../domains/setting-check';
import { createSettings } from '../domains/settings';
import { openServices } from '../gateway/open-services';
import { kinds } from '../kinds';
import { openSearch } from '../knowledge/search/open-search';
import { openOcr } from '../pictures/ocr/open-ocr';
import { openDeliveries } from '../platform';
import { createTools } from '../tools/open-tools';
import { jobsOf } from './jobs';
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
  upgradeBlock: UpgradeBlock;
  /** Aborted if a stop is requested before the server is ready. */
  signal?: AbortSignal;
}

/** Opens everything in order and listens. A stop or a failed start closes it all in reverse order. */
export async function startServer({ config, log, say, upgradeBlock, signal }: Options): Promise<RunningServer> {
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
    const assistants = createAssistants(contract);
    await seed({ store, check, log, say, signal });
    signal?.throwIfAborted();
    if (config.people.sample) say(await seedPeople(store));
    const firstOperator = await createFirstOperator(store);
    const settings = await createSettings({ store, config, check, log });
    closers.push(() => settings.close());
    const report = createReport({ contract, store, upgradeBlock });
    const feed = await createSettingFeed({ store, settings });
    const jobs = await openJobs({ store, log });
    closers.push(() => jobs.close());
    const models = openModels({ config, log });
    closers.push(() => models.close());
    const embed = config.embed && models.through(config.embed);
    const search = await openSearch({ store, folder: join(config.data, 'index'), log, ...(embed && { embed }) });
    closers.push(() => search.close());
    await search.catchUp();
    signal?.throwIfAborted();
    const runs = await openRuns({ store, log });
    const llm = config.llm && models.through(config.llm);
    const answerer = createAnswerer({ config: { ...(llm && { llm }) }, log, search });
    const verified = openVerified(store);
    const resume = createResume({ store, runs, search, verified, log });
    // Only the embedded database is certain to have no other node.
    if (config.databaseUrl === undefined) await reapAll({ db: store.db, node: runs.node, log, resume });
    const ocr = openOcr();
    closers.push(() => ocr.close());
    const parts = { config, store, sealer, settings, report, feed, search, runs, answerer, assistants, ocr, jobs };
    const outgoing = createOutgoing();
    const services = await openServices({ config, contract, store, log });
    closers.push(() => services.close());
    const tools = createTools({ config, store, outgoing });
    const beacon = openBeacon({ store, outgoing, config, log });
    const ways = { models, services, outgoing, beacon, tools, verified };
    const rules = { fileReaders: [], documentOpened: [], letters: new Map() };
    const ctx: Context = { ...parts, kinds, ...ways, ...rules, log };
    const app = await buildApp(ctx, { contract });
    closers.push(() => app.close());
    // Runs end first: their viewers' connections would keep the server open.
    closers.push(() => runs.close());
    for (const job of jobsOf(ctx, say)) await jobs.add(job);
    const deliveries = await openDeliveries(ctx);
    closers.push(() => deliveries.close());
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
