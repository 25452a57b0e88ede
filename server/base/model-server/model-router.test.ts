import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as fake from '../../../tests/support/fake-model-server';
import { createHealth } from './deployment-health';
import { ModelFault, type ModelFaultReason } from './model-fault';
import { createRouter, type RouterLimits } from './model-router';
import type { Deployment, RoutedModel } from './model-table';

const limits: RouterLimits = { firstMs: 150, betweenMs: 150, wholeMs: 400, attempts: 3, tryingMs: 5_000 };
const secret = 'our-own-secret';

let servers: fake.FakeModelServer[];
beforeAll(async () => {
  servers = await Promise.all([1, 2, 3].map(() => fake.startFakeModelServer()));
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

const event = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const delta = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });

/** The good answer, whole or as a stream, as it is asked for. */
const good: fake.Behaviour = (response, request) =>
  (request.body.stream ? fake.say('A good answer.') : fake.sayWhole('A good answer.'))(response, request);

interface Case {
  name: string;
  behave: fake.Behaviour;
  /** What a caller is told if no other deployment answers. */
  reason: ModelFaultReason;
  failOver?: false;
  /** For one way of asking only. */
  only?: 'stream' | 'whole';
}

const status = (code: number, headers: Record<string, string> = {}, said = 'no'): fake.Behaviour =>
  fake.fail(code, headers, JSON.stringify({ error: { message: `${said} ${secret}` } }));

const cases: Case[] = [
  { name: 'closes the connection at once', behave: (response) => void response.destroy(), reason: 'unreachable' },
  { name: '500', behave: status(500), reason: 'unreachable' },
  { name: '502', behave: status(502), reason: 'unreachable' },
  { name: '504', behave: status(504), reason: 'unreachable' },
  { name: '429 with Retry-After', behave: status(429, { 'retry-after': '7' }), reason: 'busy' },
  { name: '429 without', behave: status(429), reason: 'busy' },
  { name: '503', behave: status(503, { 'retry-after': '600' }), reason: 'busy' },
  { name: '401', behave: status(401), reason: 'denied' },
  { name: '402', behave: status(402), reason: 'denied' },
  { name: '403', behave: status(403), reason: 'denied' },
  { name: 'no such model', behave: status(404, {}, 'The model `there` does not exist'), reason: 'denied' },
  { name: 'a page in place of an answer', behave: fake.reply('text/html', '<p>Hello</p>'), reason: 'broken' },
  { name: 'half an answer', behave: fake.reply('application/json', '{"choices":['), reason: 'broken', only: 'whole' },
  { name: 'a redirect', behave: fake.fail(302, { location: 'http://127.0.0.1:9/' }, ''), reason: 'unreachable' },
  { name: 'never answers', behave: fake.ignore, reason: 'slow' },
  { name: 'silence before the first content', behave: fake.stall('', 20), reason: 'slow', only: 'stream' },
  { name: 'ends before the first content', behave: fake.cut(''), reason: 'unreachable', only: 'stream' },
  { name: 'an end without content', behave: fake.sayRaw('', event('[DONE]')), reason: 'broken', only: 'stream' },
  { name: 'no JSON in the stream', behave: fake.sayRaw('', event('{"half":')), reason: 'broken', only: 'stream' },
  {
    ...{ name: 'an error in the stream', reason: 'unreachable', only: 'stream' },
    behave: fake.sayRaw('', event({ error: { message: 'overloaded' } })),
  },
  { name: 'an event without end', behave: fake.hugeLine, reason: 'broken', only: 'stream' },
];

interface Opened {
  log?: string[];
  model?: Partial<RoutedModel>;
  others?: RoutedModel[];
}

function open(count: number, { log = [], model = {}, others = [] }: Opened = {}) {
  const deployments: Deployment[] = servers.slice(0, count).map(({ baseUrl }, n) => ({
    ...{ server: { name: `s${n + 1}`, baseUrl, apiKey: secret }, model: 'there', tier: n + 1, weight: 1 },
  }));
  const named: RoutedModel = { name: 'here', kind: 'chat', deployments, ...model };
  const health = createHealth();
  const router = createRouter({
    table: () => new Map([named, ...others].map((one) => [one.name, one])),
    ...{ health, limits, log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }) },
  });
  const ask = (stream: boolean, signal = new AbortController().signal) =>
    router.open({ path: '/chat/completions', body: { model: 'here', stream }, accept: '*/*', signal });
  return { ask, health, deployments };
}

const ways = [
  ['stream', true],
  ['whole', false],
] as const;

describe.each(ways)('before the first content, %s', (way, stream) => {
  for (const { name, behave, reason, only } of cases) {
    if (only && only !== way) continue;
    test(`${name}: told as ${reason} by one server, unnoticed with two or three`, async () => {
      for (const count of [1, 2, 3]) {
        const log: string[] = [];
        const { ask, health, deployments } = open(count, { log });
        servers.forEach((server, n) => {
          server.plan(n === count - 1 && count > 1 ? good : behave);
        });
        if (count === 1) {
          const fault = await ask(stream).then(
            () => undefined,
            (error) => error,
          );
          expect(fault).toBeInstanceOf(ModelFault);
          expect(fault.reason).toBe(reason);
        } else {
          const { response, deployment } = await ask(stream);
          expect(deployment.server.name).toBe(`s${count}`);
          expect(await response.text()).toMatch(stream ? /\[DONE\]/ : /A good answer/);
        }
        // Nothing is in flight any more, and the key stands in no log.
        expect(deployments.map((one) => health.flying(one))).toEqual(deployments.map(() => 0));
        expect(log.join()).not.toContain(secret);
      }
    });
  }

  test('what a server refuses because of the request asks nobody else, and its words lose our key and address', async () => {
    for (const code of [400, 413, 422]) {
      const { ask, deployments, health } = open(3);
      servers[1]?.plan(good);
      servers[0]?.plan(status(code, {}, `wrong at ${servers[0].baseUrl}`));
      const { response, refused } = await ask(stream);
      expect([response.status, refused?.fault.reason, servers[1]?.requests.length]).toEqual([code, 'refused', 0]);
      expect(refused?.said).toContain('wrong at …');
      expect(refused?.said).not.toContain(secret);
      expect(deployments[0] && health.state(deployments[0])).toBe('up');
    }
  });

  test('what is longer than the context goes to the model with more room, if one is named', async () => {
    const tooLong = status(400, {}, "This model's maximum context length is 10 tokens");
    servers[0]?.plan(tooLong);
    const alone = open(1, { model: { context: 10 } });
    expect((await alone.ask(stream)).refused?.fault.reason).toBe('context');
    const [, second] = servers;
    second?.plan(good);
    const larger: RoutedModel = {
      ...{ name: 'larger', kind: 'chat', context: 100 },
      deployments: [{ server: { name: 'far', baseUrl: second?.baseUrl ?? '' }, model: 'large', tier: 1, weight: 1 }],
    };
    const { ask } = open(1, { model: { context: 10, fallback: 'larger' }, others: [larger] });
    const { model, deployment, response } = await ask(stream);
    expect([model.name, deployment.model, response.ok]).toEqual(['larger', 'large', true]);
    await response.text();
  });
});

test('of several busy servers the shortest wait is told', async () => {
  const { ask } = open(3);
  servers.forEach((server, n) => {
    server.plan(status(429, { 'retry-after': String(30 - n) }));
  });
  await expect(ask(true)).rejects.toMatchObject({ reason: 'busy', retry: { afterMs: 28_000 } });
  // They rest: nobody is asked again meanwhile.
  await expect(ask(true)).rejects.toMatchObject({ reason: 'busy' });
  expect(servers.map(({ requests }) => requests.length)).toEqual([1, 1, 1]);
});

test('five faults open the breaker; the operator learns once of a key that is refused', async () => {
  const log: string[] = [];
  const { ask, health, deployments } = open(1, { log });
  servers[0]?.plan(status(500));
  for (let turn = 0; turn < 7; turn += 1) await ask(false).catch(() => {});
  expect(servers[0]?.requests.length).toBe(5);
  expect(deployments[0] && health.state(deployments[0])).toBe('open');
  const denied = open(1, { log });
  servers[0]?.plan(status(401));
  for (let turn = 0; turn < 3; turn += 1) await denied.ask(false).catch(() => {});
  expect(servers[0]?.requests.length).toBe(1);
  expect(log.filter((line) => line.includes('refuses our key'))).toHaveLength(1);
});

test.each([
  ['closed', fake.cut('Half', true)],
  ['ended', fake.cut('Half')],
  ['silent', fake.stall('Half')],
])('a stream that is %s after the first content asks nobody else, and counts', async (_, behave) => {
  const { ask, health, deployments } = open(2);
  servers[1]?.plan(good);
  servers[0]?.plan(behave);
  for (let turn = 0; turn < 5; turn += 1) {
    const { response } = await ask(true);
    const text = await response.text().catch(() => 'cut');
    expect(text).not.toContain('[DONE]');
  }
  expect(servers[1]?.requests.length).toBe(0);
  expect(deployments[0] && health.state(deployments[0])).toBe('open');
  expect((await ask(true)).deployment.server.name).toBe('s2');
});

test('a stream cut at any byte is a fault before its content, and never a whole answer after it', async () => {
  const bytes = Buffer.from(
    `: hi\n\n${delta('A')}${delta('B')}${event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}`,
  );
  const begins = bytes.indexOf('\n\n', 10) + 2;
  for (let at = 0; at < bytes.length; at += 7) {
    const { ask } = open(1);
    servers[0]?.plan(async (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(bytes.subarray(0, at));
      await sleep(1);
      response.destroy();
    });
    const said = await ask(true).then(
      async ({ response }) => response.text().catch(() => 'cut'),
      (error: ModelFault) => error.reason,
    );
    if (at < begins) expect(said).toBe('unreachable');
    else expect(said).not.toContain('[DONE]');
  }
});

test('who leaves ends the request, and it counts against nobody', async () => {
  const { ask, health, deployments } = open(2);
  servers[1]?.plan(good);
  servers[0]?.plan(fake.ignore);
  const leaving = new AbortController();
  const asked = ask(true, leaving.signal);
  await sleep(30);
  leaving.abort();
  await expect(asked).rejects.toThrow();
  servers[0]?.plan(fake.sayForever('on '));
  const { response } = await ask(true);
  await response.body?.cancel();
  expect(deployments.map((one) => [health.flying(one), health.state(one)])).toEqual([
    [0, 'up'],
    [0, 'up'],
  ]);
  expect(servers[1]?.requests.length).toBe(0);
});
