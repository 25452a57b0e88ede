// Measures what one changed document costs the search index, and concurrent searches: the tiers against one table of
// the same size, which is what the small table would be if it held everything. PASSAGES=30000 sets the size.
import { readFile } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { PassageRow } from '../../server/knowledge/search/index-row';
import { query } from '../../server/knowledge/search/query';
import { growPassages } from './support/grow-passages';
import { type BenchIndex, indexPassages, openBenchIndex } from './support/index-public-sets';
import { absence, hasPublicSets, publicPassages, publicQuestions } from './support/public-sets';
import { type Figure, percentile, report } from './support/report';

const PASSAGES = Number(process.env.PASSAGES ?? 8_000);
const A_DOCUMENT = 8;
/** Enough to fill the small table to its limit of 600. */
const EDITS = 75;
const PEER_EDITS = 5;
const ASKED = 150;
const MERGING = 'merging: ';

/** Megabytes that this process has written so far. */
const written = async (): Promise<number> =>
  Number(/wchar: (\d+)/.exec(await readFile('/proc/self/io', 'utf8'))?.[1]) / 1e6;

interface Costs {
  ms: number[];
  /** Processor time, which is less affected by other work on the machine. */
  cpu: number[];
  mb: number[];
}

async function edit({ index }: BenchIndex, rows: PassageRow[], count: number): Promise<Costs> {
  const costs: Costs = { ms: [], cpu: [], mb: [] };
  for (let n = 0; n < count; n++) {
    const at = Math.floor((n * rows.length) / count / A_DOCUMENT) * A_DOCUMENT;
    const document = rows.slice(at, at + A_DOCUMENT).map((row) => ({ ...row, text: `${row.text} Edited ${n}.` }));
    const [before, started, cpu] = [await written(), performance.now(), process.cpuUsage()];
    await index.put([document[0]?.docId ?? ''], document);
    await index.optimize();
    costs.ms.push(performance.now() - started);
    const { user, system } = process.cpuUsage(cpu);
    costs.cpu.push((user + system) / 1000);
    costs.mb.push((await written()) - before);
  }
  return costs;
}

async function timeOf({ index }: BenchIndex, q: string): Promise<number> {
  const started = performance.now();
  await query(index, { q, scope: [...SCOPE], limit: 10, offset: 0 });
  return performance.now() - started;
}

const SCOPE = new Set<number>();

/** Asks both in turn, so that both meet the same machine load. */
async function searchBoth(ours: BenchIndex, peer: BenchIndex, questions: string[]) {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (const [n, question] of questions.entries()) {
    const [first, second] = n % 2 ? ([ours, peer] as const) : ([peer, ours] as const);
    const [a, b] = [await timeOf(first, question), await timeOf(second, question)];
    times.ours.push(n % 2 ? a : b);
    times.peer.push(n % 2 ? b : a);
  }
  return times;
}

async function mergeFigures(ours: BenchIndex, questions: string[]): Promise<Figure[]> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const [before, started] = [await written(), performance.now()];
  delay.enable();
  let merged = false;
  const merging = ours.index.merge((work) => work()).finally(() => (merged = true));
  const times: number[] = [];
  while (!merged) times.push(await timeOf(ours, questions[times.length % questions.length] ?? ''));
  await merging;
  delay.disable();
  return [
    { figure: `${MERGING}seconds`, value: (performance.now() - started) / 1000, unit: 's' },
    { figure: `${MERGING}written`, value: (await written()) - before, unit: 'MB' },
    { figure: `${MERGING}p95 of a search meanwhile`, value: percentile(times, 0.95), unit: 'ms' },
    { figure: `${MERGING}longest hold of the event loop`, value: delay.max / 1e6, unit: 'ms' },
  ];
}

async function run(): Promise<void> {
  const known = publicPassages();
  const rows = [...known, ...growPassages(known, Math.max(0, PASSAGES - known.length), A_DOCUMENT)].slice(0, PASSAGES);
  for (const { kbId } of rows) SCOPE.add(kbId);
  const all = [...new Set(publicQuestions().map(({ query }) => query.slice(0, 500)))].filter(Boolean);
  const questions = Array.from({ length: ASKED }, (_, n) => all[Math.floor((n * all.length) / ASKED)] as string);
  const ours = await indexPassages(rows);
  const peer = await openBenchIndex();
  try {
    for (let at = 0; at < rows.length; at += 2_000) await peer.index.put([], rows.slice(at, at + 2_000));
    await peer.index.optimize();
    const costs = await edit(ours, rows, EDITS);
    const before = await edit(peer, rows, PEER_EDITS);
    await searchBoth(ours, peer, questions.slice(0, 30));
    const times = await searchBoth(ours, peer, questions);
    const [first, last] = [times, await searchBoth(ours, peer, [...questions].reverse())];
    const both = { ours: [...first.ours, ...last.ours], peer: [...first.peer, ...last.peer] };
    const peerName = 'one table';
    const of = (share: number) => ({
      value: percentile(both.ours, share),
      peer: percentile(both.peer, share),
      peerName,
    });
    report(`Editing one document of ${A_DOCUMENT} at ${rows.length.toLocaleString('en-US')} passages, ${EDITS} times`, [
      ...[0.5, 1].map((share) => ({
        ...{ figure: share === 1 ? 'worst edit writes' : 'p50 writes', unit: 'MB', max: 4, peerName },
        ...{ value: percentile(costs.mb, share), peer: percentile(before.mb, share) },
      })),
      ...[0.5, 1].map((share) => ({
        ...{ figure: share === 1 ? 'worst edit takes' : 'p50 takes', unit: 'ms', max: 300, peerName },
        ...{ value: percentile(costs.ms, share), peer: percentile(before.ms, share) },
      })),
      ...[0.5, 1].map((share) => ({
        ...{ figure: `${share === 1 ? 'worst' : 'p50'} processor time of an edit`, unit: 'ms', peerName },
        ...{ value: percentile(costs.cpu, share), peer: percentile(before.cpu, share) },
      })),
      { figure: 'p50 of a search, small table full', unit: 'ms', ...of(0.5) },
      { figure: 'p95 of a search, small table full', unit: 'ms', max: percentile(both.peer, 0.95) * 1.2, ...of(0.95) },
      ...(await mergeFigures(ours, questions)),
    ]);
  } finally {
    await peer.remove();
    await ours.remove();
  }
}

if (hasPublicSets()) await run();
else console.log(absence);
