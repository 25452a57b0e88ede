// What the model gateway adds to a call, how much it carries, and what it promises of budgets and keys. Everything is
// measured beside the direct call in the same run; with --peer=<folder> also beside Portkey's gateway, installed there
// (npm install @portkey-ai/gateway@1.15.2 in a folder outside the product).
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { call, inParallel, type Seen, type Way } from './support/gateway-client';
import { percentile, report } from './support/report';

const TURNS = 400;
const STREAMS = 500;
const PIECES = 24;
const EVERY_MS = 250;
const CALLS = 10_000;
const FIT = 100;
const CHAT = '/v1/chat/completions';

const children: ChildProcess[] = [];
const start = <Told>(file: string, args: string[]) => {
  const child = fork(path.join(import.meta.dirname, 'support', file), args, {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  children.push(child);
  const next = () => new Promise<Told>((resolve) => child.once('message', (told) => resolve(told as Told)));
  const ask = (command: string, value = '') => {
    child.send({ command, value });
    return next() as Promise<unknown>;
  };
  return { first: next(), ask };
};

interface Node {
  port: number;
  database: string;
  keys: string[];
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Portkey's gateway, if somebody installed it. */
async function startPeer(model: string): Promise<Way | undefined> {
  const folder = process.argv.find((argument) => argument.startsWith('--peer='))?.slice('--peer='.length);
  if (!folder) return undefined;
  const port = await freePort();
  const file = path.join(folder, 'node_modules/@portkey-ai/gateway/build/start-server.js');
  const child = spawn(process.execPath, [file, `--port=${port}`, '--headless'], { stdio: 'ignore' });
  children.push(child);
  const headers = { 'x-portkey-provider': 'openai', 'x-portkey-custom-host': `${model}/v1`, authorization: 'Bearer x' };
  const way = { name: 'Portkey 1.15.2', origin: `http://127.0.0.1:${port}`, headers };
  for (let turn = 0; turn < 100; turn += 1) {
    if ((await call(way, CHAT, chat())).status === 200) return way;
    await sleep(100);
  }
  throw new Error('The peer does not answer.');
}

const chat = (more: object = {}) => ({ model: 'm', messages: [{ role: 'user', content: 'Hello' }], ...more });

/** The ways in turns, so that a busy moment meets all of them; the first calls are not counted. */
async function inTurns(ways: Way[], turns: number, run: (way: Way, turn: number) => Promise<Seen>) {
  const seen = ways.map((): Seen[] => []);
  for (let turn = -20; turn < turns; turn += 1)
    for (const [n, way] of ways.entries()) {
      const one = await run(way, turn + 20);
      if (one.status !== 200) throw new Error(`${way.name}: ${one.status} ${one.text.slice(0, 200)}`);
      if (turn >= 0) seen[n]?.push(one);
    }
  return seen;
}

const pathOf = (way: Way) => (way.name === 'gateway' ? `/openai${CHAT}` : CHAT);
const model = await start<{ port: number }>('gateway-model.ts', []).first;
const modelOrigin = `http://127.0.0.1:${model.port}`;
const one = start<Node>('gateway-server.ts', [modelOrigin]);
const { port, database, keys } = await one.first;
const two = start<Node>('gateway-server.ts', [modelOrigin, database]);
const far = await two.first;
const origin = `http://127.0.0.1:${port}`;
const by = (n: number, from = origin): Way => ({
  ...{ name: 'gateway', origin: from, headers: { authorization: `Bearer ${keys[n % keys.length]}` } },
});
const direct: Way = { name: 'direct', origin: modelOrigin, headers: {} };

try {
  const peer = await startPeer(modelOrigin);
  const ways = [direct, by(0), ...(peer ? [peer] : [])];
  const send = (way: Way, turn: number, more: object) =>
    call(way.name === 'gateway' ? by(turn) : way, pathOf(way), chat(more));
  await latency(ways, send);
  await throughput(ways);
  await streams();
  await caps();
  await revocation();
  await search();
} finally {
  for (const child of children) child.connected ? child.disconnect() : child.kill();
}

async function latency(ways: Way[], send: (way: Way, turn: number, more: object) => Promise<Seen>) {
  const whole = (await inTurns(ways, TURNS, (way, turn) => send(way, turn, {}))).map((all) =>
    all.map(({ wholeMs }) => wholeMs),
  );
  // Portkey 1.15.2 answers streams with a 500 on Node 20.
  const first = (await inTurns(ways.slice(0, 2), TURNS / 2, (way, turn) => send(way, turn, { stream: true }))).map(
    (all) => all.map(({ firstMs }) => firstMs),
  );
  const [none = [], ours = [], theirs] = whole;
  const [noneFirst = [], oursFirst = []] = first;
  const added = (own: number[], bare: number[], part: number) => percentile(own, part) - percentile(bare, part);
  const beside = (other: number[] | undefined, bare: number[], part: number) =>
    other && { peer: added(other, bare, part), peerName: 'Portkey 1.15.2' };
  const asIs = (bare: number[], part: number) => ({ peer: percentile(bare, part), peerName: 'direct' });
  report(`The gateway beside the direct call, ${TURNS} whole answers in turns`, [
    { figure: 'whole answer p50', value: percentile(ours, 0.5), unit: 'ms', ...asIs(none, 0.5) },
    { figure: 'whole answer p95', value: percentile(ours, 0.95), unit: 'ms', ...asIs(none, 0.95) },
    { figure: 'added p50', value: added(ours, none, 0.5), unit: 'ms', max: 1.5, ...beside(theirs, none, 0.5) },
    { figure: 'added p95', value: added(ours, none, 0.95), unit: 'ms', max: 4, ...beside(theirs, none, 0.95) },
    { figure: 'added to the first content p50', value: added(oursFirst, noneFirst, 0.5), unit: 'ms', max: 2 },
  ]);
}

/** Calls a second with 32 at a time, from one client that shares the machine with all of them. */
async function throughput(ways: Way[]) {
  const rates: number[] = [];
  for (const way of ways) {
    const count = 4_000;
    const since = performance.now();
    const seen = await inParallel(count, 32, (n) => call(way.name === 'gateway' ? by(n) : way, pathOf(way), chat()));
    const bad = seen.filter(({ status }) => status !== 200).length;
    if (bad > 0) throw new Error(`${way.name}: ${bad} calls failed`);
    rates.push((count / (performance.now() - since)) * 1000);
  }
  const [none = 0, ours = 0, theirs] = rates;
  report('Throughput, 32 calls at a time, client and servers on one machine', [
    { figure: 'calls a second', value: ours, min: 800, peer: none, peerName: 'direct' },
    ...(theirs
      ? [{ figure: 'calls a second', value: ours, min: 2 * theirs, peer: theirs, peerName: 'Portkey 1.15.2' }]
      : []),
  ]);
}

async function streams() {
  const more = { stream: true, pieces: PIECES, every: EVERY_MS };
  const open = async (way: (n: number) => Way) => {
    const all = Array.from({ length: STREAMS }, async (_, n) => {
      await sleep((n * 2_000) / STREAMS);
      return call(way(n), pathOf(way(n)), chat(more));
    });
    await sleep(4_000);
    const during = (await one.ask('memory')) as { bytes: number };
    return { seen: await Promise.all(all), during };
  };
  const bare = await open(() => direct);
  await sleep(1_000);
  const before = (await one.ask('memory')) as { bytes: number };
  const { seen, during } = await open((n) => by(n));
  const delays = seen.flatMap((stream) => stream.delays);
  const cut = seen.filter(({ text, delays: all }) => all.length !== PIECES || !text.includes('[DONE]')).length;
  const bareDelays = bare.seen.flatMap((stream) => stream.delays);
  report(`${STREAMS} streams at once, ${PIECES} pieces each, one every ${EVERY_MS} ms`, [
    { figure: 'streams cut or incomplete', value: cut, max: 0 },
    {
      ...{ figure: 'piece delay p95', value: percentile(delays, 0.95), unit: 'ms', max: 50 },
      ...{ peer: Math.max(1, percentile(bareDelays, 0.95)), peerName: 'direct' },
    },
    { figure: 'memory a stream', value: (during.bytes - before.bytes) / STREAMS / 1000, unit: 'kB', max: 150 },
  ]);
}

/** Calls that use exactly what is reserved for them, against a budget for a hundred. */
async function caps() {
  const output = 100;
  // The figures have as many digits as their places, so that the request is as long as it says.
  const bodyOf = (input: number) => chat({ max_tokens: output, spends: [input, output] });
  const input = Math.ceil(Buffer.byteLength(JSON.stringify(bodyOf(99))) / 3);
  await one.ask('cap', String((input + output) * FIT));
  const seen = await inParallel(CALLS, 500, (n) =>
    call(by(n, n % 2 ? origin : `http://127.0.0.1:${far.port}`), `/openai${CHAT}`, bodyOf(input)),
  );
  const count = (status: number) => seen.filter((one) => one.status === status).length;
  const { caps } = (await one.ask('caps')) as { caps: { used: number; held: number; cap: number }[] };
  await one.ask('cap', '');
  report(`${CALLS.toLocaleString('en')} calls, 500 at a time on two nodes, against a budget for ${FIT}`, [
    { figure: 'let in', value: count(200), min: FIT, max: FIT },
    { figure: 'refused for the budget', value: count(429), min: CALLS - FIT, max: CALLS - FIT },
    { figure: 'tokens used of the budget', value: (caps[0]?.used ?? 0) / (caps[0]?.cap ?? 1), min: 1, max: 1 },
    { figure: 'tokens still held', value: caps[0]?.held ?? 0, max: 0 },
  ]);
}

/** A key is ended on one node while the other one streams to it. */
async function revocation() {
  const cuts: number[] = [];
  const waits: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const key = keys[n] ?? '';
    let begun = () => {};
    const began = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const there = by(n, `http://127.0.0.1:${far.port}`);
    const reading = call(there, `/openai${CHAT}`, chat({ stream: true, pieces: 200, every: 20 }), () => begun());
    await began;
    const { at } = (await one.ask('end', key.split('_')[1])) as { at: number };
    const next = await call(there, `/openai${CHAT}`, chat());
    waits.push(next.status === 401 ? 0 : 1);
    cuts.push(Math.max(0, (await reading).endedAt - at));
  }
  report('A key is ended on one node, and used on the other, 20 times', [
    { figure: 'next calls that were let in', value: waits.reduce((sum, one) => sum + one, 0), max: 0 },
    { figure: 'until the stream is cut p50', value: percentile(cuts, 0.5), unit: 'ms' },
    { figure: 'until the stream is cut, longest', value: Math.max(...cuts), unit: 'ms', max: 1_000 },
  ]);
}

async function search() {
  const headers = { authorization: `Bearer ${keys.at(-1)}` };
  const client = new Client(
    { name: 'bench', version: '1' },
    { capabilities: {}, versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }));
  const times = { http: [] as number[], mcp: [] as number[] };
  const timed = async (into: number[], run: () => Promise<unknown>) => {
    const since = performance.now();
    await run();
    into.push(performance.now() - since);
  };
  for (let turn = 0; turn < 220; turn += 1) {
    const kept = turn >= 20;
    await timed(kept ? times.http : [], async () => {
      const answer = await fetch(`${origin}/api/search?q=bearing`, { headers });
      if (!answer.ok) throw new Error(`search: ${answer.status} ${await answer.text()}`);
      await answer.json();
    });
    await timed(kept ? times.mcp : [], () => client.callTool({ name: 'search', arguments: { query: 'bearing' } }));
  }
  await client.close();
  report('Search by MCP beside search by HTTP, 200 in turns', [
    {
      figure: 'MCP p50',
      value: percentile(times.mcp, 0.5),
      unit: 'ms',
      peer: percentile(times.http, 0.5),
      peerName: 'HTTP',
    },
    {
      ...{ figure: 'MCP p95', value: percentile(times.mcp, 0.95), unit: 'ms', max: percentile(times.http, 0.95) + 3 },
      ...{ peer: percentile(times.http, 0.95), peerName: 'HTTP' },
    },
  ]);
}
