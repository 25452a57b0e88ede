// The real server over an existing search index, whose folder is the argument. Sends its address to the parent process
// and ends with it.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { openBeacon } from '../../../server/activities/beacon/open-beacon';
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
import { openLanceIndex } from '../../../server/knowledge/search/lance-index';
import { query } from '../../../server/knowledge/search/query';
import { openOcr } from '../../../server/pictures/ocr/open-ocr';
import { createTools } from '../../../server/tools/open-tools';
import { fakeAnswerer } from '../../support/fake-answerer';
import { inlineJobs } from '../../support/inline-jobs';

const [, , folder = ''] = process.argv;
const index = await openLanceIndex(folder);
const data = mkdtempSync(path.join(tmpdir(), 'bench-search-server-'));
const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
await migrate(store.pool);
const log = pino({ level: 'warn' }, pino.destination(2));
const config = loadConfig({ RATE_LIMIT: '0' });
const contract = loadContract();
const outgoing = createOutgoing();
const settings = await createSettings({ store, config, check: createSettingCheck(contract), log });
const runs = await openRuns({ store, log });
const passages = await index.count();
const search = {
  search: (request: Parameters<typeof query>[1]) => query(index, request),
  suggest: async () => [],
  carriers: async () => [],
  catchUp: async () => {},
  status: () => ({ applied: 0, latest: 0, passages }),
  close: async () => index.close(),
};
const report = createReport({ contract, store });
const feed = await createSettingFeed({ store, settings });
const context = {
  config,
  store,
  settings,
  report,
  feed,
  search,
  runs,
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
  log,
};
const app = await buildApp(context, { contract });
await app.listen({ port: 0, host: '127.0.0.1' });

process.on('disconnect', () => void stop());

async function stop() {
  await runs.close();
  await app.close();
  feed.close();
  settings.close();
  await store.close();
  await cluster.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
}

process.send?.({ url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` });
