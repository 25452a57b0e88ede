// Measures GET /api/search with sequential requests, on indexes of two sizes grown from the public sets. For
// comparison, the plain index is queried in-process, without HTTP, ranking or highlights.
import { fork } from 'node:child_process';
import { Agent, get } from 'node:http';
import path from 'node:path';
import type { PassageRow } from '../../server/knowledge/search/index-row';
import { growPassages } from './support/grow-passages';
import { type BenchIndex, openBenchIndex } from './support/index-public-sets';
import { openPlainIndex, type PlainIndex } from './support/plain-index';
import { absence, hasPublicSets, publicPassages, publicQuestions } from './support/public-sets';
import { type Figure, percentile, report } from './support/report';

const SIZES = [
  { passages: 60_000, most: 20 },
  { passages: 500_000, most: 40 },
].filter(({ passages }) => passages <= Number(process.env.PASSAGES ?? 500_000));
const BATCH = 5_000;
const ASKED = 400;
const WARM = 60;

/** Distinct questions, spread evenly over all sets and kinds. */
function someQuestions(): string[] {
  const all = [...new Set(publicQuestions().map(({ query }) => query))].filter(Boolean);
  const step = all.length / (ASKED + WARM);
  return Array.from({ length: ASKED + WARM }, (_, n) => all[Math.floor(n * step)] as string);
}

async function timesOf(questions: string[], ask: (question: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  // The warm-up takes every seventh question, so that it covers the same kinds as the measured ones.
  const warm = questions.filter((_, n) => n % 7 === 0).slice(0, WARM);
  for (const question of warm) await ask(question);
  for (const question of questions.filter((one) => !warm.includes(one))) {
    const started = performance.now();
    await ask(question);
    times.push(performance.now() - started);
  }
  return times;
}

function fetchText(agent: Agent, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () => (response.statusCode === 200 ? resolve(body) : reject(new Error(body))));
    }).on('error', reject);
  });
}

/** The real server in its own process, as visitors reach it. */
async function timesThroughHttp(folder: string, questions: string[]): Promise<number[]> {
  const file = path.join(import.meta.dirname, 'support/search-server.ts');
  const server = fork(file, [folder], { execArgv: ['--import', 'tsx'] });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const { url } = await new Promise<{ url: string }>((resolve, reject) => {
      server.once('message', (told) => resolve(told as { url: string }));
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    });
    return await timesOf(questions, (question) =>
      fetchText(agent, `${url}/api/search?q=${encodeURIComponent(question.slice(0, 500))}`),
    );
  } finally {
    agent.destroy();
    server.removeAllListeners('exit');
    if (server.connected) {
      server.disconnect();
      await new Promise((resolve) => server.once('exit', resolve));
    }
  }
}

async function fill(source: Iterator<PassageRow>, count: number, ours: BenchIndex, plain: PlainIndex): Promise<void> {
  for (let left = count; left > 0; left -= BATCH) {
    const rows: PassageRow[] = [];
    while (rows.length < Math.min(BATCH, left)) rows.push(source.next().value as PassageRow);
    const started = performance.now();
    await ours.index.fill(rows);
    ours.seconds += (performance.now() - started) / 1000;
    await plain.add(rows);
  }
  const started = performance.now();
  await ours.index.finish();
  ours.seconds += (performance.now() - started) / 1000;
  await plain.index();
}

function figures(passages: number, most: number, ours: number[], peer: number[]): Figure[] {
  const size = passages.toLocaleString('en-US');
  const peerName = 'plain LanceDB ICU, no HTTP';
  return [0.5, 0.95].map((share) => ({
    figure: `p${share * 100} of a search at ${size} passages`,
    value: percentile(ours, share),
    unit: 'ms',
    max: share === 0.95 ? most : undefined,
    peer: percentile(peer, share),
    peerName,
  }));
}

async function run(): Promise<void> {
  const known = publicPassages();
  const questions = someQuestions();
  const source = (function* () {
    yield* known;
    yield* growPassages(known, Number.MAX_SAFE_INTEGER);
  })();
  const ours = await openBenchIndex();
  const plain = await openPlainIndex();
  const rows: Figure[] = [];
  try {
    let filled = 0;
    for (const { passages, most } of SIZES) {
      await fill(source, passages - filled, ours, plain);
      filled = passages;
      const http = await timesThroughHttp(ours.folder, questions);
      rows.push(...figures(passages, most, http, await timesOf(questions, (question) => plain.search(question, 10))));
    }
    rows.push({ figure: `${filled.toLocaleString('en-US')} passages indexed in`, value: ours.seconds, unit: 's' });
    report(`Search latency: GET /api/search, ${ASKED} questions of the public sets, one after another`, rows);
  } finally {
    await plain.remove();
    await ours.remove();
  }
}

if (hasPublicSets()) await run();
else console.log(absence);
