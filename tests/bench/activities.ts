// Draws over 40 connections with every press doubled, killed with kill -9 together with PostgreSQL, then counts what was
// given. ROUNDS and DRAWS set the size: 20 and 100,000 by default.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { openStore } from '../../server/base/database/db';
import { startEmbedded } from '../../server/base/database/embedded/start-embedded';
import { rollOf } from '../../setting/activity/draw-proof';
import { activityOf, SECRET } from './support/draw-samples';
import { killTree } from './support/kill-tree';
import { report } from './support/report';

const DRAWS = Number(process.env.DRAWS ?? 100_000);
const ROUNDS = Number(process.env.ROUNDS ?? 20);
const people = Math.ceil(DRAWS / 3);
const root = path.resolve(import.meta.dirname, '../..');
// When run as root, PostgreSQL's own user must be able to enter it.
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-activities-'));
chmodSync(scratch, 0o755);
const data = path.join(scratch, 'data');

interface Answer {
  k: number;
  roll: number;
  prize: string | null;
  stockNo: number | null;
}
/** Every answer that anybody was given, by visitor and draw. */
const given = new Map<string, string>();
let contradictions = 0;
let last = { p95: 0, perSecond: 0, count: 0 };

function startWorker(): { child: ChildProcess; ready: Promise<void>; gone: Promise<void>; answered: () => number } {
  const script = path.join(root, 'tests/bench/support/draw-worker.ts');
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, script, data, String(people)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let answered = 0;
  let isReady = () => {};
  const ready = new Promise<void>((go) => {
    isReady = go;
  });
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    const said = parse(line);
    if (!said) return;
    if ('ready' in said) return isReady();
    if ('done' in said) {
      last = said as never;
      return;
    }
    answered += 1;
    for (const answer of [said.one, said.other] as Answer[]) note(String(said.visitor), answer);
  });
  const gone = new Promise<void>((go) => child.on('close', () => go()));
  return { child, ready: Promise.race([ready, gone]), gone, answered: () => answered };
}

/** The last line of a killed process may be cut. */
function parse(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function note(visitor: string, { k, roll, prize, stockNo }: Answer): void {
  const key = `${visitor} ${k}`;
  const text = JSON.stringify([roll, prize, stockNo]);
  const before = given.get(key);
  if (before !== undefined && before !== text) contradictions += 1;
  given.set(key, text);
}

let killed = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  const { child, ready, gone, answered } = startWorker();
  await ready;
  const from = answered();
  while (child.exitCode === null && answered() - from < 5) await new Promise((go) => setTimeout(go, 20));
  await new Promise((go) => setTimeout(go, Math.random() * 1500));
  killed += killTree(child.pid ?? 0);
  await gone;
  console.log(`round ${round + 1}: ${given.size} draws answered so far`);
}
await startWorker().gone;

const cluster = await startEmbedded({ data });
const store = await openStore(cluster.url);
const { rows } = await sql<Answer & { visitor: string; ticket: string; clientSeed: string }>`
  select e.visitor, e.ticket, d.k, d.roll, d.prize, d.stock_no as "stockNo", d.client_seed as "clientSeed"
  from activity_draw d join activity_entry e on e.id = d.entry_id`.execute(store.db);
const { rows: stock } = await sql<{ prize: string; stock: number; given: number }>`
  select prize, stock, given from activity_prize`.execute(store.db);
const ledger = new Map(
  rows.map((row) => [`${row.visitor} ${row.k}`, JSON.stringify([row.roll, row.prize, row.stockNo])]),
);
const lost = [...given].filter(([key, text]) => ledger.get(key) !== text).length;
const numbers = (prize: string) =>
  rows.flatMap((row) => (row.prize === prize ? [row.stockNo ?? 0] : [])).sort((a, b) => a - b);
const broken = stock.reduce((sum, one) => {
  const list = numbers(one.prize);
  return sum + list.filter((number, at) => number !== at + 1).length + Math.abs(list.length - one.given);
}, 0);
const over = stock.reduce((sum, one) => sum + Math.max(0, numbers(one.prize).length - one.stock), 0);
const { revision } = activityOf(people);
const place = { secret: SECRET, activity: 'bench', rulesHash: revision };
const untrue = rows.filter((row) => rollOf(row, place) !== row.roll).length;
const bare = await measureBare();
await store.close();
await cluster.stop();
rmSync(scratch, { recursive: true, force: true });

report(`${rows.length} draws, ${ROUNDS} kills of ${killed} processes with SIGKILL`, [
  { figure: 'draws in the ledger', value: rows.length, min: people * 3, max: people * 3 },
  {
    figure: 'prizes given beyond the stock',
    value: over,
    max: 0,
    peer: stock.reduce((sum, one) => sum + one.stock, 0),
    peerName: 'stock',
  },
  { figure: 'numbers given twice or left out', value: broken, max: 0 },
  { figure: 'answers lost or changed', value: lost, max: 0, peer: given.size, peerName: 'answered' },
  { figure: 'doubled presses with two results', value: contradictions, max: 0 },
  { figure: 'rolls that the secret does not make', value: untrue, max: 0 },
  { figure: 'draws a second, after the last kill', value: last.perSecond, peer: bare, peerName: 'bare statements' },
  { figure: 'a doubled press, p95', value: last.p95, unit: 'ms', max: 300 },
]);

/**
 * The four statements of a draw alone (chance, stock, ledger, win), each press doubled and over as many connections as the
 * draws had: what a doubled press costs whatever is built around it.
 */
async function measureBare(): Promise<number> {
  const { rows: entries } = await sql<{ id: string }>`select id from activity_entry limit 2000`.execute(store.db);
  await sql`create table bare_entry (id text primary key, used int not null)`.execute(store.db);
  await sql`insert into bare_entry select id, 0 from activity_entry limit 2000`.execute(store.db);
  await sql`create table bare_draw (entry_id text, k int, at timestamptz default now(), primary key (entry_id, k))`.execute(
    store.db,
  );
  await sql`create table bare_win (id serial primary key, entry_id text)`.execute(store.db);
  await sql`create table bare_prize (id text primary key, given int, stock int)`.execute(store.db);
  await sql`insert into bare_prize values ('first', 0, 200), ('second', 0, 200)`.execute(store.db);
  const bench = await openStore({ connectionString: cluster.url, max: 40 });
  const press = (id: string, prize: string | undefined) =>
    bench.db.transaction().execute(async (trx) => {
      const chance = await sql`update bare_entry set used = 1 where id = ${id} and used = 0`.execute(trx);
      if (chance.numAffectedRows !== 1n) return sql`select * from bare_draw where entry_id = ${id}`.execute(trx);
      const taken =
        prize &&
        (await sql`update bare_prize set given = given + 1 where id = ${prize} and given < stock`.execute(trx));
      await sql`insert into bare_draw values (${id}, 1)`.execute(trx);
      if (taken && taken.numAffectedRows === 1n) await sql`insert into bare_win (entry_id) values (${id})`.execute(trx);
    });
  const started = performance.now();
  const queue = entries.map(({ id }, n) => ({ id, prize: ['first', 'second', undefined][n % 3] }));
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let next = queue.shift(); next; next = queue.shift())
        await Promise.all([press(next.id, next.prize), press(next.id, next.prize)]);
    }),
  );
  const perSecond = (1000 * entries.length) / (performance.now() - started);
  await bench.close();
  return perSecond;
}
