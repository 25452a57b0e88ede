// Measures what search by meaning adds to a search, with 60,000 passages and an embedding server that responds at once.
// Takes about a minute and runs only on request: VECTORS=1024 (or any other length) npm run bench -- search-vectors
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { PassageRow } from '../../server/knowledge/search/index-row';
import { query } from '../../server/knowledge/search/query';
import { createEmbeddingClient } from '../../server/knowledge/vectors/embedding-client';
import { createNear } from '../../server/knowledge/vectors/near';
import { createQuestionVectors } from '../../server/knowledge/vectors/question-vectors';
import { createVectorSet } from '../../server/knowledge/vectors/vector-set';
import { openVectorTable } from '../../server/knowledge/vectors/vector-table';
import { embed, fakeVector, startFakeEmbeddingServer } from '../support/fake-embedding-server';
import { growPassages } from './support/grow-passages';
import { type BenchIndex, openBenchIndex } from './support/index-public-sets';
import { absence, hasPublicSets, publicPassages, publicQuestions } from './support/public-sets';
import { percentile, report } from './support/report';

const DIMENSION = Number(process.env.VECTORS);
const PASSAGES = 60_000;
const BATCH = 5_000;
const ASKED = 200;
/** Maximum extra time in ms of a combined search over a search by words, without the embedding server's time. */
const MOST_MORE_MS = 15;

async function vectorsFor({ index }: BenchIndex, rows: PassageRow[], folder: string) {
  const table = await openVectorTable(folder, DIMENSION);
  const unit = (text: string) => {
    const vector = fakeVector(text, DIMENSION);
    const size = Math.hypot(...vector);
    return vector.map((value) => value / size);
  };
  for (let at = 0; at < rows.length; at += BATCH) {
    const part = rows.slice(at, at + BATCH);
    await table.add(
      part.map(({ id, docId, kbId, lang, text }) => ({ id, docId, kbId, lang, hash: id, vector: unit(text) })),
    );
    await turn();
  }
  const set = createVectorSet({ id: 0, dimension: DIMENSION }, table);
  await set.written();
  const started = performance.now();
  await set.tidy(index, 1);
  return { set, seconds: (performance.now() - started) / 1000 };
}

interface Times {
  times: number[];
  /** Processor time of one question over all threads, unaffected by other work on the machine. */
  processor: number;
}

async function timesOf(questions: string[], ask: (question: string) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (const question of questions) {
    const started = performance.now();
    await ask(question);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return { times: times.slice(20), processor: (user + system) / 1000 / questions.length };
}

async function run(): Promise<void> {
  const rows = [...growPassages(publicPassages(), PASSAGES)];
  const bench = await openBenchIndex();
  for (let at = 0; at < rows.length; at += BATCH) await bench.index.fill(rows.slice(at, at + BATCH));
  await bench.index.finish();
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-vectors-'));
  const { set, seconds } = await vectorsFor(bench, rows, folder);
  const server = await startFakeEmbeddingServer();
  server.plan(embed(DIMENSION));
  const client = createEmbeddingClient({ baseUrl: server.baseUrl, model: 'fake' });
  const questions = createQuestionVectors({ client, withinMs: 5_000, log: { warn: console.warn, info: console.log } });
  const near = createNear({
    index: () => bench.index,
    vectors: () => set,
    questionVector: (question) => questions.of(question),
    onOtherLength: () => {},
    onFailure: console.error,
  });
  const all = [...new Set(publicQuestions().map(({ query: q }) => q))].filter(Boolean);
  const asked = Array.from({ length: ASKED + 20 }, (_, n) => all[Math.floor((n * all.length) / (ASKED + 20))] ?? '');
  const request = (q: string) => ({ q, scope: [3], limit: 10, offset: 0 });
  const byWords = await timesOf(asked, (q) => query(bench.index, request(q)));
  const byBoth = await timesOf(asked, (q) => query(bench.index, request(q), near));
  const again = await timesOf(asked, (q) => query(bench.index, request(q), near));
  const figure = (name: string, { times }: Times, share: number) => ({
    ...{ figure: `${name}, p${share * 100}`, value: percentile(times, share), unit: 'ms' },
    ...{ peer: percentile(byWords.times, share), peerName: 'by words' },
  });
  report(`Search by words and meaning: ${PASSAGES} passages, ${DIMENSION} dimensions`, [
    figure('new questions', byBoth, 0.5),
    figure('new questions', byBoth, 0.95),
    { ...figure('questions asked before', again, 0.5), max: percentile(byWords.times, 0.5) + MOST_MORE_MS },
    figure('questions asked before', again, 0.95),
    {
      ...{ figure: 'processor time of a question asked before', value: again.processor, unit: 'ms' },
      ...{ peer: byWords.processor, peerName: 'by words' },
    },
    { figure: 'index of vectors built in', value: seconds, unit: 's' },
  ]);
  questions.close();
  await server.close();
  set.table.close();
  await bench.remove();
  await rm(folder, { recursive: true, force: true });
}

if (!(DIMENSION > 0)) console.log('Skipped: asked for with VECTORS=1024 (or another length of vectors).');
else if (hasPublicSets()) await run();
else console.log(absence);
