// Twenty tabs of two people order for one organization, of a free offering and of one with a price, while kill -9 ends
// the process and PostgreSQL; then everything is asked again. ROUNDS sets the number of kills, 200 by default.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { killTree } from './support/kill-tree';
import { report } from './support/report';

const ROUNDS = Number(process.env.ROUNDS ?? 200);
/** Each round gets through one or two before it is killed. */
const organizations = ROUNDS * 2;
const root = path.resolve(import.meta.dirname, '../..');
// When run as root, PostgreSQL's own user must be able to enter it.
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-orders-'));
chmodSync(scratch, 0o755);
const data = path.join(scratch, 'data');

/** Orders that somebody was told they have made. */
const made = new Set<string>();
let answers = 0;
let isDone = false;

function startWorker(): { child: ChildProcess; begun: Promise<void>; gone: Promise<void> } {
  const script = path.join(root, 'tests/bench/support/order-worker.ts');
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, script, data, String(organizations)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isBegun = () => {};
  const begun = new Promise<void>((go) => {
    isBegun = go;
  });
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    const said = parse(line);
    if (!said) return;
    if (said.begun) return isBegun();
    if (said.done) {
      isDone = true;
      return;
    }
    answers += 1;
    if (said.made && said.order) made.add(said.order);
  });
  const gone = new Promise<void>((go) => child.on('close', () => go()));
  return { child, begun: Promise.race([begun, gone]), gone };
}

interface Line {
  begun?: string;
  done?: boolean;
  made?: boolean;
  order?: string;
}

/** The last line of a killed process may be cut. */
function parse(line: string): Line | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

let killed = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const { child, begun, gone } = startWorker();
  await begun;
  await new Promise((go) => setTimeout(go, Math.random() * 150));
  killed += killTree(child.pid ?? 0);
  await gone;
  if (round % 10 === 9) console.log(`${round + 1} kills: ${made.size} orders, ${answers} answers`);
}
await startWorker().gone;
if (!isDone) throw new Error('The last run did not come to its end; its messages are above.');

const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
const count = async (query: ReturnType<typeof sql<{ n: number }>>) => (await query.execute(store.db)).rows[0]?.n ?? -1;
const orders = await count(sql`select count(*)::int as n from market_order where organization_id like 'org-%'`);
const doubled = await count(sql`select count(*)::int as n from (
  select from market_order where organization_id like 'org-%' group by organization_id, offering_id having count(*) > 1) x`);
const rights = await count(sql`select count(*)::int as n from entitlement where organization_id like 'org-%'`);
const active = await count(
  sql`select count(*)::int as n from market_order where organization_id like 'org-%' and status = 'active'`,
);
const wrong = await count(sql`select count(*)::int as n from entitlement e
  where organization_id like 'org-%' and (offering_id <> 'app-10' or not exists (
    select from market_order o where o.id = e.order_id and o.organization_id = e.organization_id and o.status = 'active'))`);
const { rows } = await sql<{ id: string }>`select id from market_order`.execute(store.db);
const known = new Set(rows.map(({ id }) => id));
const lost = [...made].filter((id) => !known.has(id)).length;
await store.close();
await cluster.stop();
rmSync(scratch, { recursive: true, force: true });

report(`${answers} answers to 20 tabs of two people, ${ROUNDS} kills of ${killed} processes with SIGKILL`, [
  { figure: 'orders, of two offerings', value: orders, min: organizations * 2, max: organizations * 2 },
  { figure: 'organizations with two orders of one offering', value: doubled, max: 0 },
  { figure: 'rights, of orders that are active', value: rights, min: active, max: active },
  { figure: 'rights without an order that is active', value: wrong, max: 0 },
  { figure: 'orders lost that somebody was told of', value: lost, max: 0, peer: made.size, peerName: 'told' },
]);
