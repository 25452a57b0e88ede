// One node of the real server with a real, durable PostgreSQL: the address of the model server is its argument, that of
// the database of a first node its second one. The first node makes the keys. Ends keys and tells its memory on request.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { addOrganization } from '../../../server/accounts/store/organizations';
import { openBeacon } from '../../../server/activities/beacon/open-beacon';
import { openRuns } from '../../../server/answers/runs/open-runs';
import { buildApp } from '../../../server/app';
import { createAssistants } from '../../../server/assistants/assistants';
import { loadContract } from '../../../server/base/contract/document';
import { openStore } from '../../../server/base/database/db';
import { startEmbedded } from '../../../server/base/database/embedded/start-embedded';
import { migrate } from '../../../server/base/database/migrate';
import { createSealer } from '../../../server/base/database/sealer';
import { hashOf } from '../../../server/base/database/secret';
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
import { newKey, newKeyId } from '../../../server/platform/keys/key-form';
import { addKey, endKey } from '../../../server/platform/store/api-keys';
import { putCap, readCaps } from '../../../server/platform/store/budgets';
import { createTools } from '../../../server/tools/open-tools';
import { buildHit, fakeAnswerer, fakeSearch } from '../../support/fake-answerer';
import { inlineJobs } from '../../support/inline-jobs';

const [, , model = '', given = ''] = process.argv;
const ORGANIZATION = 'bench';
const KEYS = 100;

const data = mkdtempSync(path.join(tmpdir(), 'bench-gateway-'));
const cluster = given === '' ? await startEmbedded({ data }) : undefined;
const database = cluster?.url ?? given;
const store = await openStore(database);
if (cluster) await migrate(store.pool);
const log = pino({ level: 'error' }, pino.destination(2));
const env = { LLM_BASE_URL: `${model}/v1`, LLM_MODEL: 'm', MAIN_HOST: '127.0.0.1', RATE_LIMIT: '0' };
const config = loadConfig({ ...env, STREAMS_PER_NETWORK: '2000' });
const contract = loadContract();
const outgoing = createOutgoing();
const settings = await createSettings({ store, config, check: createSettingCheck(contract), log });
const feed = await createSettingFeed({ store, settings });
const runs = await openRuns({ store, log });
const hits = Array.from({ length: 8 }, (_, n) => buildHit({ docId: `d${n}`, title: `Bearings ${n}` }));
const ctx = {
  ...{ config, store, settings, feed, runs, log, kinds, outgoing, answerer: fakeAnswerer },
  report: createReport({ contract, store }),
  search: fakeSearch(hits),
  assistants: createAssistants(contract),
  ocr: openOcr(),
  models: openModels({ config, log }),
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

async function makeKeys(): Promise<string[]> {
  await settings.publish({
    ...{ accessDomain: 'main', author: 'bench', message: '' },
    body: { accessDomain: 'main', functionList: [1, 3], searchScope: [3] },
  });
  const title = JSON.stringify({ 'zh-CN': '公共', 'en-US': 'Public' }) as never;
  await store.db
    .insertInto('knowledge_base')
    .values({ id: 3, slug: 'public', title })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addOrganization(store.db, { id: ORGANIZATION, name: 'Bench', tenantCode: ORGANIZATION });
  const made: string[] = [];
  for (let n = 0; n < KEYS; n += 1) {
    const id = newKeyId();
    const { key, secret } = newKey(id);
    await addKey(store.db, {
      ...{ id, kind: 'organization', person_id: null, organization_id: ORGANIZATION, made_by: null, name: `Key ${n}` },
      ...{ scopes: ['models:chat', 'knowledge:search'], bases: null, models: null, domains: null, networks: null },
      ...{ access_domain: null, secret_hash: hashOf(secret), expires_at: null },
    });
    made.push(key);
  }
  return made;
}

const keys = cluster ? await makeKeys() : [];
const app = await buildApp(ctx, { contract });
await app.listen({ port: 0, host: '127.0.0.1' });

const commands: Record<string, (value: string) => Promise<object>> = {
  memory: async () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return { bytes: heapUsed + external };
  },
  end: async (id) => {
    await endKey(store.db, id, 'admin');
    return { at: Date.now() };
  },
  cap: async (tokens) => {
    const id = `organization:${ORGANIZATION}`;
    await putCap(store.db, id, tokens === '' ? null : { period: 'month', cap: Number(tokens) });
    if (tokens !== '') await sql`update budget_cap set used = 0, held = 0 where id = ${id}`.execute(store.db);
    return {};
  },
  caps: async () => ({ caps: await readCaps(store.db, [`organization:${ORGANIZATION}`]) }),
};

process.on('message', async ({ command, value = '' }: { command: string; value?: string }) => {
  process.send?.(await commands[command]?.(value));
});
process.on('disconnect', () => void stop());

async function stop() {
  await runs.close();
  await app.close();
  settings.close();
  ctx.models.close();
  await store.close();
  await cluster?.stop();
  rmSync(data, { recursive: true, force: true });
  process.exit(0);
}

process.send?.({ port: (app.server.address() as AddressInfo).port, database, keys });
