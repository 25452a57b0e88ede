// Sends events to receivers that fail three times in ten while nodes and PostgreSQL are killed at random with kill -9,
// and counts what arrived; before that, how many are delivered a second, beside bare POSTs. Two nodes of the built
// server. EVENTS and KILLS make it smaller.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { addOrganization } from '../../server/accounts/store/organizations';
import { type Db, openStore } from '../../server/base/database/db';
import { createSealer } from '../../server/base/database/sealer';
import { emit } from '../../server/base/events/emit';
import { addEndpoint, changeEndpoint } from '../../server/platform/store/webhooks';
import { newSecrets, sealSecrets } from '../../server/platform/webhooks/secrets';
import { inParallel } from './support/gateway-client';
import { openKilledDatabase, openKilledNode } from './support/killed-nodes';
import { percentile, report } from './support/report';
import { startReceivers } from './support/webhook-receivers';

const EVENTS = Number(process.env.EVENTS ?? 10_000);
const KILLS = Number(process.env.KILLS ?? 20);
const QUIET = Math.max(100, Math.round(EVENTS / 5));
const ENDPOINTS = 4;
const NODES = 2;
/** Of one endpoint and node, as the server has it. */
const AT_ONCE = 8;
const DONE_WITHIN_MS = 600_000;
const SECRET = randomBytes(32).toString('base64url');

const scratch = mkdtempSync(path.join(tmpdir(), 'bench-webhooks-'));
chmodSync(scratch, 0o755);
const secrets = Array.from({ length: ENDPOINTS }, newSecrets);
const receivers = await startReceivers(secrets.map(({ shared }) => shared));
const database = await openKilledDatabase(scratch);
const env = {
  ...{ DATABASE_URL: database.url, MILLWRIGHT_SECRET: SECRET, WEBHOOK_HOSTS: receivers.origin },
  ...{ RATE_LIMIT: '0', LOG_LEVEL: 'silent' },
};
const nodes = [openKilledNode(scratch, env)];
await nodes[0]?.ready();
for (let n = 1; n < NODES; n += 1) nodes.push(openKilledNode(scratch, env));
await Promise.all(nodes.map((node) => node.ready()));
const { db, close } = await openStore(database.url);
/** When each event was committed, by its key. */
const committed = new Map<string, number>();

await addEndpoints();
const quiet = await measureRate();
const bareRate = await measureBare();
const began = Date.now();
receivers.state.badly = true;
const kills = await emitWhileKilling();
const doneMs = await untilDelivered();
const told = await readRecord();
await close();
await Promise.all(nodes.map((node) => node.stop()));
await database.stop();
receivers.close();
rmSync(scratch, { recursive: true, force: true });

const keys = [...committed.keys()];
const count = (holds: (key: string) => boolean) => keys.filter(holds).length;
const waits = keys.filter((key) => !key.startsWith('quiet')).map(waited);
report(`Webhooks: ${NODES} nodes, ${kills.nodes} kills of a node and ${kills.database} of PostgreSQL`, [
  {
    ...{ figure: 'events lost', value: count((key) => !arrived(key)?.accepted), max: 0 },
    ...{ peer: keys.length, peerName: 'committed' },
  },
  {
    figure: 'events that came under two webhook-ids',
    value: count((key) => (arrived(key)?.ids.size ?? 0) > 1),
    max: 0,
  },
  { figure: 'wrong signatures', value: receivers.state.wrongSignatures, max: 0 },
  { figure: 'attempts that came and are not in the record', value: told.unrecorded, max: 0 },
  {
    ...{
      figure: 'events accepted more than once, under one id',
      value: count((key) => (arrived(key)?.accepted ?? 0) > 1),
    },
    ...{ peer: keys.length, peerName: 'committed' },
  },
  { figure: 'attempts recorded as interrupted', value: told.interrupted },
  { figure: 'commit to first attempt p95, nothing killed', value: percentile(quiet.waits, 0.95), unit: 'ms' },
  { figure: 'commit to first attempt p95, while killing', value: percentile(waits, 0.95), unit: 'ms', max: 2_000 },
  { figure: 'delivered a second, nothing killed', value: quiet.rate, peer: bareRate, peerName: 'bare POSTs' },
  { figure: 'from the first event to the last delivery, while killing', value: doneMs / 1000, unit: 's' },
]);

function arrived(key: string) {
  return receivers.arrivals.get(key);
}

/** Milliseconds from the commit to the first attempt; the answer of a commit may come after it. */
function waited(key: string): number {
  return Math.max(0, (arrived(key)?.at[0] ?? Number.POSITIVE_INFINITY) - (committed.get(key) ?? 0));
}

async function addEndpoints(): Promise<void> {
  const sealer = createSealer(SECRET);
  for (const [n, one] of secrets.entries()) {
    const [id, organization] = [`wh_bench${n}`, `bench${n}`];
    await addOrganization(db, { id: organization, name: organization, tenantCode: organization });
    const whose = { organization_id: organization, access_domain: 'main', made_by: null, name: organization };
    const what = { url: `${receivers.origin}/${n}`, types: ['key.revoked'], secret: sealSecrets(sealer, id, one) };
    await db.transaction().execute((trx) => addEndpoint(trx, { id, ...whose, ...what }));
    await changeEndpoint(db, id, { state: 'active' });
  }
}

function happen(trx: Db, key: string, n: number): Promise<void> {
  return emit(trx, {
    ...{ type: 'key.revoked', to: { organizations: [`bench${n % ENDPOINTS}`] }, data: { key } },
    // A commit whose answer was lost with the database is made again and adds nothing.
    once: key,
  });
}

/** Many events of one transaction, so that all are due at once. */
async function measureRate() {
  await db.transaction().execute(async (trx) => {
    for (let n = 0; n < QUIET; n += 1) await happen(trx, `quiet${n}`, n);
  });
  const since = Date.now();
  for (let n = 0; n < QUIET; n += 1) committed.set(`quiet${n}`, since);
  await until(() => receivers.arrivals.size >= QUIET);
  const rate = (QUIET / (Date.now() - since)) * 1000;
  // One after another: what an event waits for when nothing else is due.
  const waits: number[] = [];
  for (let n = 0; n < 100; n += 1) {
    const key = `quiet-single${n}`;
    await db.transaction().execute((trx) => happen(trx, key, n));
    committed.set(key, Date.now());
    await until(() => arrived(key) !== undefined);
    waits.push(waited(key));
  }
  return { rate, waits };
}

/** POSTs of the same size, as many at once, over connections that stay open. */
async function measureBare(): Promise<number> {
  const body = JSON.stringify({ type: 'key.revoked', timestamp: new Date().toISOString(), data: { key: 'bare0000' } });
  const since = performance.now();
  await inParallel(QUIET, NODES * ENDPOINTS * AT_ONCE, async (n) => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    await (await fetch(`${receivers.origin}/${n % ENDPOINTS}`, sent)).arrayBuffer();
  });
  return (QUIET / (performance.now() - since)) * 1000;
}

async function emitWhileKilling() {
  const made = { nodes: 0, database: 0 };
  const share = Math.ceil(EVENTS / Math.max(1, KILLS));
  for (let from = 0; from < EVENTS; from += share) {
    const emitting = inParallel(Math.min(share, EVENTS - from), 4, (n) => emitSurely(`k${from + n}`, from + n));
    if (KILLS > 0) {
      await sleep(300 + Math.random() * 2_000);
      const victims = nodes.filter((node) => node.isUp());
      const victim = victims[Math.floor(Math.random() * (victims.length + 1))];
      if (victim) {
        victim.kill();
        made.nodes += 1;
      } else {
        await database.kill();
        made.database += 1;
      }
    }
    await emitting;
    console.log(`${committed.size} events committed, ${receivers.arrivals.size} have come`);
  }
  return made;
}

/** Until the database has said that it is committed. */
async function emitSurely(key: string, n: number): Promise<void> {
  for (;;) {
    try {
      await db.transaction().execute((trx) => happen(trx, key, n));
      committed.set(key, Date.now());
      return;
    } catch {
      await sleep(100);
    }
  }
}

/** Later attempts, which are minutes and hours away, are made due at once. Returns how long all took. */
async function untilDelivered(): Promise<number> {
  for (const deadline = Date.now() + DONE_WITHIN_MS; Date.now() < deadline; await sleep(500)) {
    // A connection of before the last kill fails once.
    const left = await countUndelivered().catch(() => undefined);
    if (left === 0) return Date.now() - began;
  }
  console.log('Not everything was delivered in time.');
  return Date.now() - began;
}

async function countUndelivered(): Promise<number | undefined> {
  const far = sql`state = 'waiting' and next_at > now() + interval '10 s'`;
  await sql`update delivery set next_at = now() where ${far}`.execute(db);
  const { rows } = await sql<{ left: number }>`select (select count(*) from event where spread_at is null)::int
    + (select count(*) from delivery where state <> 'delivered')::int as left`.execute(db);
  return rows[0]?.left;
}

async function readRecord() {
  const { rows } = await sql<{ key: string; attempts: number; interrupted: number }>`
    select e.data ->> 'key' as key, count(a.id)::int as attempts,
      count(*) filter (where a.fault = 'interrupted')::int as interrupted
    from event e join delivery d on d.event_id = e.id left join delivery_attempt a on a.delivery_id = d.id
    group by 1`.execute(db);
  const recorded = new Map(rows.map(({ key, attempts }) => [key, attempts]));
  const missing = [...receivers.arrivals].map(([key, { at }]) => Math.max(0, at.length - (recorded.get(key) ?? 0)));
  return {
    unrecorded: missing.reduce((sum, one) => sum + one, 0),
    interrupted: rows.reduce((sum, { interrupted }) => sum + interrupted, 0),
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + DONE_WITHIN_MS; !holds(); await sleep(2))
    if (Date.now() > deadline) throw new Error('It did not come to that in ten minutes.');
}
