// The real server on a real, durable PostgreSQL, with an answerer that sends pieces at a steady pace, like a model.
// Every piece contains the time at which it was sent. Reports its port, and its memory on request, over IPC.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { openBeacon } from '../../../server/activities/beacon/open-beacon';
import type { Answerer } from '../../../server/answers/answerer/types';
import { openRuns } from '../../../server/answers/runs/open-runs';
import { buildApp } from '../../../server/app';
import { createAssistants } from '../../../server/assistants/assistants';
import { loadContract } from '../../../server/base/contract/document';
import { openStore } from '../../../server/base/database/db';
import { startEmbedded } from '../../../server/base/database/embedded/start-embedded';
import { migrate } from '../../../server/base/database/migrate';
import { createSealer } from '../../../server/base/database/sealer';
import { openModels } from '../../../server/base/model-server/open-models';
import { createOutgoing } from '../../../server/base/outgoing/create-outgoing';
import { openVerified } from '../../../server/community';
import { loadConfig } from '../../../server/config';
import { createReport } from '../../../server/domains/publishing/report';
import { createSettingFeed } from '../../../server/domains/publishing/setting-feed';
import { createSettingCheck } from '../../../server/domains/setting-check';
import { createSettings } from '../../../server/domains/settings';
import { openServices } from '../../../server/gateway/open-services';
import { kinds } from '../../../server/kinds';
import { openOcr } from '../../../server/pictures/ocr/open-ocr';
import { createTools } from '../../../server/tools/open-tools';
import { buildHit, fakeSearch } from '../../support/fake-answerer';
import { inlineJobs } from '../../support/inline-jobs';

const [, , pieces = '100', everyMs = '250'] = process.argv;
const words = '轴承温度一般不应超过八十摄氏度，';

const paced: Answerer = {
  name: 'model',
  async *write({ question, signal }) {
    const count = question.startsWith('预热') ? 4 : Number(pieces);
    const start = Date.now() + Math.random() * Number(everyMs);
    for (let piece = 0; piece < count && !signal.aborted; piece += 1) {
      await sleep(Math.max(0, start + piece * Number(everyMs) - Date.now()));
      yield { kind: 'text', append: `<${piece}:${Date.now()}>${words}` };
    }
  },
};

const data = mkdtempSync(path.join(tmpdir(), 'bench-streams-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const log = pino({ level: 'warn' }, pino.destination(2));
// All clients share one address here.
const config = loadConfig({ RATE_LIMIT: '0', STREAMS_PER_NETWORK: '2000' });
const contract = loadContract();
const outgoing = createOutgoing();
const settings = await createSettings({ store, config, check: createSettingCheck(contract), log });
const report = createReport({ contract, store });
const feed = await createSettingFeed({ store, settings });
const runs = await openRuns({ store, log });
const hits = Array.from({ length: 8 }, (_, n) => buildHit({ docId: `d${n}`, text: words.repeat(25) }));
const app = await buildApp(
  {
    config,
    store,
    settings,
    report,
    feed,
    search: fakeSearch(hits),
    runs,
    answerer: paced,
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
    log,
  },
  { contract },
);
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    process.send?.({ memory: process.memoryUsage(), cpu: process.cpuUsage(), ...runs.stats() });
  } else void stop();
});
process.on('disconnect', () => void stop());

async function stop() {
  await runs.close();
  await app.close();
  settings.close();
  await store.close();
  await cluster.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
}

process.send?.({ port: (app.server.address() as AddressInfo).port });
