import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { accountsJobs } from '../../server/accounts/jobs';
import { openBeacon } from '../../server/activities/beacon/open-beacon';
import { openRuns } from '../../server/answers/runs/open-runs';
import { buildApp } from '../../server/app';
import { createAssistants } from '../../server/assistants/assistants';
import { loadContract } from '../../server/base/contract/document';
import { createSealer } from '../../server/base/database/sealer';
import { openModels } from '../../server/base/model-server/open-models';
import { createOutgoing } from '../../server/base/outgoing/create-outgoing';
import { openVerified } from '../../server/community';
import { loadConfig } from '../../server/config';
import type { Context } from '../../server/context';
import { createReport } from '../../server/domains/publishing/report';
import { createSettingFeed } from '../../server/domains/publishing/setting-feed';
import { createSettingCheck } from '../../server/domains/setting-check';
import { createSettings } from '../../server/domains/settings';
import { openServices } from '../../server/gateway/open-services';
import { kinds } from '../../server/kinds';
import type { SearchEngine } from '../../server/knowledge/search/types';
import { openOcr } from '../../server/pictures/ocr/open-ocr';
import { createTools } from '../../server/tools/open-tools';
import { fakeAnswerer } from './fake-answerer';
import { inlineJobs } from './inline-jobs';
import { createTestStore, type TestStore } from './store';

export interface TestAppOptions {
  /** Environment variables of the server under test. Defaults: RATE_LIMIT 0, WRITING_PACE off, MAIN_HOST mill.example. */
  env?: Record<string, string>;
  /** Parts to replace, such as a search engine with real documents. */
  parts?: Partial<Context>;
  store?: TestStore;
  clientFolder?: string;
  pagesFolder?: string;
}

export interface TestApp {
  app: FastifyInstance;
  ctx: Context;
  store: TestStore;
  /** Parsed log lines of level warning and above. */
  log: Record<string, unknown>[];
  close(): Promise<void>;
}

const contract = loadContract();
const check = createSettingCheck(contract);
const assistants = createAssistants(contract);

/** The real app with its own database; responses are checked against the contract. Call it through `app.inject`. */
export async function createTestApp({
  env = {},
  parts = {},
  store: given,
  clientFolder,
  pagesFolder,
}: TestAppOptions = {}): Promise<TestApp> {
  const store = given ?? (await createTestStore());
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const usual = { RATE_LIMIT: '0', WRITING_PACE: 'off', MAIN_HOST: 'mill.example', OPERATOR_SECOND_FACTOR: 'optional' };
  const config = loadConfig({ ...usual, ...env });
  const settings = parts.settings ?? (await createSettings({ store, config, check, log }));
  const { outgoing = createOutgoing() } = parts;
  const ctx: Context = {
    config,
    store,
    sealer: createSealer('a key for tests, of which nothing depends'),
    settings,
    report: createReport({ contract, store }),
    feed: await createSettingFeed({ store, settings }),
    search: emptySearch,
    kinds,
    runs: parts.runs ?? (await openRuns({ store, log })),
    answerer: fakeAnswerer,
    assistants,
    ocr: openOcr(),
    jobs: inlineJobs(),
    models: openModels({ config, log, env }),
    outgoing,
    services: await openServices({ config, contract, store, log }),
    beacon: openBeacon({ store, outgoing, config, log }),
    tools: createTools({ config, store, outgoing }),
    verified: openVerified(store),
    fileReaders: [],
    documentOpened: [],
    letters: new Map(),
    log,
    ...parts,
  };
  for (const job of accountsJobs(ctx)) await ctx.jobs.add(job);
  const app = await buildApp(ctx, { contract, checkAnswers: true, clientFolder, pagesFolder });
  const close = async () => {
    // Runs first, because a server does not close while a stream is open.
    await ctx.runs.close();
    await ctx.jobs.idle();
    await app.close();
    ctx.ocr.close();
    ctx.models.close();
    await ctx.services.close();
    ctx.settings.close();
    if (!given) await store.close();
  };
  return { app, ctx, store, log: lines, close };
}

/** The same for one test; closes when the test ends. */
export async function openTestApp(options?: TestAppOptions): Promise<TestApp> {
  const test = await createTestApp(options);
  onTestFinished(() => test.close());
  return test;
}

/** A search engine without documents, which responds at once. */
export const emptySearch: SearchEngine = {
  search: async () => ({ hits: [], total: 0, terms: [], tookMs: 0 }),
  suggest: async () => [],
  carriers: async () => [],
  catchUp: async () => {},
  status: () => ({ applied: 0, latest: 0, passages: 0 }),
  close: async () => {},
};
