// The real server over a ready search index, its folder given as argument. Prints its address; ends with its parent.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { buildApp } from '../../../server/app';
import { loadConfig } from '../../../server/config';
import { loadContract } from '../../../server/contract/document';
import { openOcr } from '../../../server/ocr/open-ocr';
import { createOutgoing } from '../../../server/outgoing/create-outgoing';
import { openPostOffice } from '../../../server/people/senders/post-office';
import { openRuns } from '../../../server/runs/open-runs';
import { openLanceIndex } from '../../../server/search/lance-index';
import { query } from '../../../server/search/query';
import { createReport } from '../../../server/services/life-cycle/report';
import { createSettingFeed } from '../../../server/services/life-cycle/setting-feed';
import { createSettingCheck } from '../../../server/services/setting-check';
import { createSettings } from '../../../server/services/settings';
import { openStore } from '../../../server/store/db';
import { startEmbedded } from '../../../server/store/embedded/start-embedded';
import { migrate } from '../../../server/store/migrate';
import { createSealer } from '../../../server/store/sealer';
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
const settings = await createSettings({ store, config, check: createSettingCheck(contract), log });
const runs = await openRuns({ store, log });
const passages = await index.count();
const search = {
  search: (request: Parameters<typeof query>[1]) => query(index, request),
  suggest: async () => [],
  catchUp: async () => {},
  status: () => ({ applied: 0, latest: 0, passages }),
  close: async () => index.close(),
};
const report = createReport({ contract, store });
const feed = await createSettingFeed({ store, settings });
const post = openPostOffice({ store, settings, config: config.people, log });
const context = {
  config,
  store,
  settings,
  report,
  feed,
  search,
  runs,
  answerer: fakeAnswerer,
  ocr: openOcr(),
  post,
  outgoing: createOutgoing(),
  sealer: createSealer('a key for measurements'),
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
