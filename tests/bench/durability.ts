// Kills server, PostgreSQL and import at once with kill -9 while documents, answers and evaluations are written, then
// checks what survived.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCommandStore } from '../../server/base/database/command-store';
import { type Portal, startPortal } from '../support/portal';
import { checkAsker, type Losses } from './support/durable-check';
import { type Asker, askUntilGone } from './support/durable-work';
import { killTree } from './support/kill-tree';
import { median } from './support/load';
import { percentile, report } from './support/report';

const ROUNDS = Number(process.env.ROUNDS ?? 20);
const ASKERS = 6;
/** Every answer cut by a kill must be closed this soon after the restart; docs/operations.md promises 90 s. */
const CLOSED_WITHIN_MS = 100_000;
const root = path.resolve(import.meta.dirname, '../..');
// When run as root, PostgreSQL's own user must be able to enter it.
const scratch = mkdtempSync(path.join(tmpdir(), 'bench-durability-'));
chmodSync(scratch, 0o755);
const data = path.join(scratch, 'data');

const askers: Asker[] = Array.from({ length: ASKERS }, () => ({ asked: [] }));
/** File name → mark of its newest acknowledged version. */
const stored = new Map<string, string>();
const restarts: number[] = [];
const catchUps: number[] = [];
let killed = 0;

for (let round = 0; round < ROUNDS; round += 1) {
  const portal = await start();
  const before = stored.size;
  const writer = startWriter(round);
  const stop = new AbortController();
  const working = askers.map((asker) => askUntilGone(asker, portal.url(), stop.signal));
  // Killed at a random moment, but not before the import has begun to write.
  await until(async () => stored.size > before, 60_000);
  await sleep(Math.random() * 2500);
  killed += killTree(portal.process.pid ?? 0, writer.pid ?? 0);
  stop.abort();
  await Promise.all([...working, gone(portal.process), gone(writer)]);
  const asked = askers.reduce((sum, asker) => sum + asker.asked.length, 0);
  console.log(`round ${round + 1}: ${stored.size} documents, ${asked} questions acknowledged so far`);
}

const portal = await start();
const lostDocuments = await checkDocuments();
const losses = await checkAnswers(portal);
await portal.stop();
rmSync(scratch, { recursive: true, force: true });

const all = askers.flatMap((asker) => asker.asked);
const ended = all.filter(({ events }) => events.at(-1)?.event === 'deep_researcher_end').length;
for (const example of losses.examples) console.log(example);
report(`Durability: ${ROUNDS} rounds, ${killed} processes killed at once with SIGKILL`, [
  { figure: 'documents lost', value: lostDocuments, max: 0, peer: stored.size, peerName: 'acknowledged' },
  { figure: 'questions lost', value: losses.questions, max: 0, peer: all.length, peerName: 'acknowledged' },
  { figure: 'finished answers lost or changed', value: losses.answers, max: 0, peer: ended, peerName: 'finished' },
  {
    figure: 'cut answers that lost seen words',
    value: losses.seenWords,
    max: 0,
    peer: all.length - ended,
    peerName: 'cut',
  },
  { figure: 'cut answers never closed', value: losses.unclosed, max: 0, peer: all.length - ended, peerName: 'cut' },
  {
    figure: 'evaluations lost',
    value: losses.evaluations,
    max: 0,
    peer: all.filter(({ evaluation }) => evaluation !== null).length,
    peerName: 'acknowledged',
  },
  { figure: 'restart until ready, p50', value: median(restarts), unit: 'ms' },
  { figure: 'restart until ready, worst', value: percentile(restarts, 1), unit: 'ms' },
  { figure: 'index complete after ready, worst', value: percentile(catchUps, 1), unit: 'ms' },
]);

/** Starts on the state that the last kill left; the index must catch up by itself. */
async function start(): Promise<Portal> {
  const began = Date.now();
  const portal = await startPortal({ data, env: { RATE_LIMIT: '0' } });
  const ready = Date.now();
  await until(async () => {
    const { data: health } = await (await fetch(`${portal.url()}/api/health`)).json();
    return health.search.applied >= health.search.latest && health.search.passages > 0;
  }, 60_000);
  // The first start creates the database and loads the handbook, so it is no measure of restarts.
  if (killed > 0) {
    restarts.push(ready - began);
    catchUps.push(Date.now() - ready);
  }
  return portal;
}

function startWriter(round: number): ChildProcess {
  const script = path.join(import.meta.dirname, 'support/durable-writer.ts');
  const args = [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    script,
    data,
    path.join(scratch, 'files'),
    String(round),
  ];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let rest = '';
  child.stdout?.on('data', (chunk) => {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) stored.set(line.split(' ')[0] ?? '', line.split(' ')[1] ?? '');
  });
  return child;
}

/** An acknowledged document may have a newer, unacknowledged version by now, but never an older one. */
async function checkDocuments(): Promise<number> {
  const { store, close } = await openCommandStore({ data }, 'durability bench');
  const rows = await store.db
    .selectFrom('document')
    .innerJoin('document_version', (join) =>
      join
        .onRef('document_version.doc_id', '=', 'document.id')
        .onRef('document_version.version', '=', 'document.version'),
    )
    .select(['document.source', 'document_version.markdown'])
    .where('document.source', 'like', 'round-%')
    .execute();
  await close();
  const kept = new Map(rows.map(({ source, markdown }) => [source, markdown]));
  const number = (text = '') => Number(/MW-\d+-(\d+)/.exec(text)?.[1] ?? -1);
  return [...stored].filter(([name, mark]) => number(kept.get(name)) < number(mark)).length;
}

async function checkAnswers(portal: Portal): Promise<Losses> {
  const deadline = Date.now() + CLOSED_WITHIN_MS;
  for (;;) {
    const losses: Losses = { questions: 0, answers: 0, seenWords: 0, evaluations: 0, unclosed: 0, examples: [] };
    for (const asker of askers) await checkAsker(asker, portal.url(), losses);
    if (losses.unclosed === 0 || Date.now() > deadline) return losses;
    await sleep(2000);
  }
}

async function until(condition: () => Promise<boolean>, withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not so within ${withinMs / 1000} s`);
    await sleep(50);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function gone(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}
