// Measures a thousand concurrent answers in one process, each streamed in pieces at a model's pace, then the time for a
// short answer.
import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPortal } from '../support/portal';
import { percentile, report } from './support/report';
import { type Watched, watchAnswer } from './support/stream-client';

const STREAMS = Number(process.env.STREAMS ?? 1000);
const PIECES = 100;
const EVERY_MS = 250;
/** The answers start over this period, and all of them are open for most of the time. */
const RAMP_MS = 10_000;

interface Told {
  port?: number;
  memory?: NodeJS.MemoryUsage;
  cpu?: NodeJS.CpuUsage;
  runs?: number;
}

async function thousandStreams() {
  const file = path.join(import.meta.dirname, 'support/stream-server.ts');
  const server = fork(file, [String(PIECES), String(EVERY_MS)], { execArgv: ['--import', 'tsx', '--expose-gc'] });
  const next = () => new Promise<Told>((resolve) => server.once('message', (told) => resolve(told as Told)));
  const askMemory = () => {
    server.send('memory');
    return next();
  };
  const { port = 0 } = await next();
  await watchFew(port);
  const before = await askMemory();
  const watching: Promise<Watched>[] = [];
  for (let stream = 0; stream < STREAMS; stream += 1) {
    watching.push(watchAnswer(port, `第 ${stream} 个问题`));
    await sleep(RAMP_MS / STREAMS);
  }
  await sleep((PIECES * EVERY_MS - RAMP_MS) / 2);
  const during = await askMemory();
  const seen = await Promise.all(watching);
  await sleep(1_000);
  const after = await askMemory();
  server.send('stop');
  await new Promise((resolve) => server.once('exit', resolve));
  return { seen, before, during, after };
}

/** Compiles the code path of a question, as on any server that has been up for a minute. */
async function watchFew(port: number) {
  await Promise.all(Array.from({ length: 20 }, () => watchAnswer(port, '预热')));
}

/** The product as it starts, with its handbook and no model. */
async function shortAnswers() {
  const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
  const port = Number(new URL(portal.url()).port);
  const questions = [
    '滚动轴承发热，先查什么？',
    'Why does hydraulic oil overheat?',
    'OEE 怎么计算？',
    'How is a pump primed?',
  ];
  const seen: Watched[] = [];
  try {
    for (let turn = 0; turn < 220; turn += 1) {
      const watched = await watchAnswer(port, `${questions[turn % questions.length]}`);
      if (turn >= 20) seen.push(watched);
    }
  } finally {
    await portal.stop();
  }
  return seen;
}

const inOrder = (watched: Watched) =>
  watched.pieces.length === PIECES && watched.pieces.every((piece, index) => piece === index);
const megabytes = (told: Told) => Math.round((told.memory?.rss ?? 0) / 1e6);

const { seen, before, during, after } = await thousandStreams();
const delays = seen.flatMap((watched) => watched.delays);
const lost = seen.filter((watched) => watched.ended !== 'done' || !inOrder(watched));
for (const { failed, ended, pieces } of lost.slice(0, 3)) console.log({ failed, ended, pieces: pieces.length });
const seconds = (told: Told) => ((told.cpu?.user ?? 0) + (told.cpu?.system ?? 0)) / 1e6;
report(`Streams: ${STREAMS} answers at a time on one process, ${PIECES} pieces each, one every ${EVERY_MS} ms`, [
  { figure: 'streams open at once', value: during.runs ?? 0, min: STREAMS },
  { figure: 'streams lost, cut, doubled or out of order', value: lost.length, max: 0 },
  { figure: 'event delay p50', value: percentile(delays, 0.5), unit: 'ms' },
  { figure: 'event delay p95', value: percentile(delays, 0.95), unit: 'ms', max: 250 },
  { figure: 'event delay p99', value: percentile(delays, 0.99), unit: 'ms' },
  {
    figure: 'first event p95, while others stream',
    value: percentile(
      seen.map((one) => one.firstEventMs),
      0.95,
    ),
    unit: 'ms',
  },
  { figure: 'server memory before', value: megabytes(before), unit: 'MB' },
  { figure: 'server memory during', value: megabytes(during), unit: 'MB' },
  { figure: 'server memory after', value: megabytes(after), unit: 'MB' },
  { figure: 'server CPU for all of it', value: seconds(after) - seconds(before), unit: 's' },
]);

if (!process.env.ONLY_STREAMS) {
  const short = await shortAnswers();
  report('Answers without a model, one after another, through HTTP', [
    { figure: 'answers', value: short.filter((one) => one.ended === 'done').length, min: short.length },
    {
      figure: 'first event p95',
      value: percentile(
        short.map((one) => one.firstEventMs),
        0.95,
      ),
      unit: 'ms',
      max: 50,
    },
    {
      figure: 'answer complete p95',
      value: percentile(
        short.map((one) => one.completeMs),
        0.95,
      ),
      unit: 'ms',
      max: 200,
    },
    {
      figure: 'answer complete p50',
      value: percentile(
        short.map((one) => one.completeMs),
        0.5,
      ),
      unit: 'ms',
    },
  ]);
}
