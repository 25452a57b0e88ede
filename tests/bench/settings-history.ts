// Measures the history of a domain with a thousand revisions of 64 kB, over HTTP on a durable PostgreSQL, then how long
// a publication takes to reach an open portal.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { openBeacon } from '../../server/activities/beacon/open-beacon';
import { openRuns } from '../../server/answers/runs/open-runs';
import { buildApp } from '../../server/app';
import { createAssistants } from '../../server/assistants/assistants';
import { loadContract } from '../../server/base/contract/document';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { migrate } from '../../server/base/database/migrate';
import { createSealer } from '../../server/base/database/sealer';
import { openModels } from '../../server/base/model-server/open-models';
import { createOutgoing } from '../../server/base/outgoing/create-outgoing';
import { openVerified } from '../../server/community';
import { loadConfig } from '../../server/config';
import { createReport } from '../../server/domains/publishing/report';
import { createSettingFeed } from '../../server/domains/publishing/setting-feed';
import { createSettingCheck } from '../../server/domains/setting-check';
import { createSettings } from '../../server/domains/settings';
import { publishRevision } from '../../server/domains/store/publish-revision';
import { openServices } from '../../server/gateway/open-services';
import { kinds } from '../../server/kinds';
import { openOcr } from '../../server/pictures/ocr/open-ocr';
import { createTools } from '../../server/tools/open-tools';
import { fakeAnswerer, fakeSearch } from '../support/fake-answerer';
import { inlineJobs } from '../support/inline-jobs';
import { signedIn } from '../support/operator';
import { percentile, report } from './support/report';

const REVISIONS = 1000;
const ROUNDS = 30;
const question = (n: number, at: number) => ({ text: `${n}/${at} ${'轴承温度过高怎么办 '.repeat(28)}`.slice(0, 290) });

/** About 64 kB, slightly different every time, with blocks that move. */
function settingOf(n: number) {
  const blocks = Array.from({ length: 40 }, (_, at) => ({
    id: `b${(at + (n % 7)) % 40}`,
    type: 'engine/hero',
    props: { title: `Block ${at}`, slogan: `${at === n % 40 ? n : ''}${'knowledge '.repeat(28)}` },
  }));
  const questionList = Array.from({ length: 24 }, (_, at) => question(n % 5, at));
  return {
    accessDomain: 'bench',
    title: `Revision ${n}`,
    questionList,
    pages: { '/engine': { blocks } },
    notes: 'x'.repeat(30_000),
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function sample(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timed(work));
  return times;
}

const data = mkdtempSync(path.join(tmpdir(), 'bench-settings-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const log = pino({ level: 'warn' }, pino.destination(2));
const config = loadConfig({ RATE_LIMIT: '0' });
const contract = loadContract();
const outgoing = createOutgoing();
const settings = await createSettings({ store, config, check: createSettingCheck(contract), log });
const runs = await openRuns({ store, log });
const ctx = {
  ...{ config, store, settings, runs, log },
  report: createReport({ contract, store }),
  feed: await createSettingFeed({ store, settings }),
  search: fakeSearch([]),
  answerer: fakeAnswerer,
  assistants: createAssistants(loadContract()),
  ocr: openOcr(),
  kinds,
  models: openModels({ config, log }),
  outgoing,
  services: await openServices({ config, contract, store, log }),
  tools: createTools({ config, store, outgoing }),
  verified: openVerified(store),
  fileReaders: [],
  documentOpened: [],
  letters: new Map(),
  sealer: createSealer('a key for measurements'),
  beacon: openBeacon({ store, outgoing, config, log }),
  jobs: inlineJobs(),
};
const app = await buildApp(ctx, { contract });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { cookie } = await signedIn(store);
const call = async (place: string) => {
  const answer = await fetch(`${address}/api/admin/domains/bench${place}`, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${place}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

const publishOne = (n: number) =>
  publishRevision(store.db, { accessDomain: 'bench', body: settingOf(n), author: 'bench', message: `Revision ${n}` });

try {
  const published: number[] = [];
  for (let n = 0; n < REVISIONS; n += 1) published.push(await timed(() => publishOne(n)));
  const first = await call('/revisions?limit=50');
  const oldest = await call('/revisions?limit=50&before=51');
  const middle = first.data.items[25].id;
  const history = await sample(() => call('/revisions?limit=50'));
  const deep = await sample(() => call('/revisions?limit=50&before=51'));
  const one = await sample(() => call(`/revisions/${middle}`));
  const detail = await sample(() => call(''));
  const blamed = await sample(() => call('/blame?pointer=%2FaccessDomain'));
  const seen = await heard();
  const bytes = first.data.items[0].bytes;
  if (oldest.data.next !== null) throw new Error('The history is longer than was written.');
  const p95 = (times: number[]) => percentile(times, 0.95);
  report(`Settings: ${REVISIONS} revisions of ${Math.round(bytes / 1024)} kB, p95 of ${ROUNDS}`, [
    { figure: 'history opens (50 rows)', value: p95(history), unit: 'ms', max: 300 },
    { figure: 'its last page', value: p95(deep), unit: 'ms', max: 300 },
    { figure: 'one revision with its setting', value: p95(one), unit: 'ms', max: 300 },
    { figure: 'what the editor starts with', value: p95(detail), unit: 'ms', max: 300 },
    { figure: 'blame of a field nobody ever changed', value: p95(blamed), unit: 'ms', max: 300 },
    { figure: 'publishing', value: p95(published), unit: 'ms' },
    { figure: 'publish → event in an open portal', value: p95(seen), unit: 'ms', max: 2000 },
  ]);
} finally {
  await runs.close();
  await app.close();
  settings.close();
  await store.close();
  await cluster.stop();
  rmSync(data, { recursive: true, force: true });
}

/** Milliseconds from the publishing call to the listener's event, matched by revision. */
async function heard(): Promise<number[]> {
  const { request } = await import('node:http');
  const waiting = new Map<string, () => void>();
  let text = '';
  const { port } = new URL(address);
  const listener = request({
    port,
    host: '127.0.0.1',
    path: '/api/setting/changes',
    headers: { host: 'bench.localhost' },
  });
  listener.on('response', (answer) =>
    answer.on('data', (piece) => {
      text += piece;
      for (const [revision, done] of waiting) if (text.includes(revision)) done();
    }),
  );
  listener.on('error', () => {});
  listener.end();
  const times: number[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const start = performance.now();
    const revision = await publishOne(REVISIONS + n);
    await new Promise<void>((done) => {
      waiting.set(revision, done);
      if (text.includes(revision)) done();
    });
    times.push(performance.now() - start);
  }
  listener.destroy();
  return times;
}
