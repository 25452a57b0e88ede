import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import * as fake from '../../../tests/support/fake-model-server';
import { extractiveAnswerer } from './extractive-answerer';
import { createModelAnswerer } from './model-answerer';
import { MODEL_LIMITS, type ModelLimits } from './model-limits';
import type { AnswerPiece } from './types';

const KEY = 'sk-very-secret-key';
const GOOD = 'Stop the spindle before greasing [1]. Each bearing takes 12 g of grease [1].';
const hits = [
  aHit({
    text: 'Stop the spindle before greasing. Each bearing takes 12 g of grease every 500 hours.',
    span: [10, 94],
  }),
];
const patient: ModelLimits = { ...MODEL_LIMITS, backoffMs: 5 };
const hasty: ModelLimits = { ...patient, firstMs: 80, idleMs: 80, totalMs: 400, event: 10_000, answer: 2_000 };

let server: fake.FakeModelServer;
let logged = '';
const stream = new Writable({
  write: (chunk, _, done) => {
    logged += chunk;
    done();
  },
});
const { log } = Fastify({ logger: { level: 'trace', stream } });

beforeAll(async () => {
  server = await fake.startFakeModelServer();
});
afterAll(() => server.close());

interface Outcome {
  text: string;
  /** Start of the current text block. */
  from: number;
  codes: string[];
  restarted: boolean;
  cites: { claim: string; support: string }[];
  usage: number;
}

async function ask(limits = patient, over: { signal?: AbortSignal; baseUrl?: string } = {}): Promise<Outcome> {
  logged = '';
  const { signal = new AbortController().signal, baseUrl = server.baseUrl } = over;
  const answerer = createModelAnswerer({ baseUrl, model: 'm', apiKey: KEY }, extractiveAnswerer, limits);
  const out: Outcome = { text: '', from: 0, codes: [], restarted: false, cites: [], usage: 0 };
  for await (const piece of answerer.write({
    question: 'How much grease does a bearing take?',
    locale: 'en-US',
    hits,
    signal,
    log,
  })) {
    take(out, piece);
  }
  expect(logged).not.toContain(KEY);
  return out;
}

function take(out: Outcome, piece: AnswerPiece): void {
  if (piece.kind === 'text') out.text += piece.append;
  else if (piece.kind === 'block') Object.assign(out, { text: `${out.text}\n\n`, from: out.text.length + 2 });
  else if (piece.kind === 'warning') out.codes.push(piece.code);
  else if (piece.kind === 'usage') out.usage += piece.completionTokens;
  else if (piece.kind === 'cite')
    out.cites.push({ claim: out.text.slice(out.from).slice(...piece.range), support: piece.support });
  else if (piece.kind === 'restart') Object.assign(out, { text: '', from: 0, cites: [], restarted: true });
}

const quoted = 'Each bearing takes 12 g of grease every 500 hours. [1]';

describe('a model that answers', () => {
  it('is asked with the passages, the key and nothing else, and its words come through with their sources', async () => {
    server.plan(fake.say(GOOD));
    const { text, cites, codes, usage } = await ask();
    expect(text).toBe(GOOD);
    expect(codes).toEqual([]);
    expect(usage).toBe(20);
    expect(cites).toEqual([
      { claim: 'Stop the spindle before greasing [1]', support: 'full' },
      { claim: 'Each bearing takes 12 g of grease [1]', support: 'full' },
    ]);
    const [request] = server.requests;
    expect(request?.path).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe(`Bearer ${KEY}`);
    expect(request?.body).toMatchObject({ model: 'm', stream: true });
    expect(request?.body.messages?.[1]?.content).toContain('source [1] Manual');
  });

  it.each([1, 2, 3, 7, 1000])('is read right when its bytes come %i at a time', async (size) => {
    server.plan(fake.sayInBytes('主轴停机后再加油【1】。𠮷', size));
    expect((await ask()).text).toBe('主轴停机后再加油[1]。𠮷');
  });

  it('may answer in one piece, think aloud, or not know usage reports', async () => {
    server.plan(fake.sayWhole(GOOD));
    expect((await ask()).text).toBe(GOOD);
    server.plan(fake.say(`<think>The user wants [1] grease</think>\n\n${GOOD}`));
    expect((await ask()).text).toBe(GOOD);
    server.plan(fake.fail(422, {}, '{"detail":"stream_options: extra fields not permitted"}'), fake.say(GOOD));
    expect((await ask()).text).toBe(GOOD);
    expect(server.requests[1]?.body.stream_options).toBeUndefined();
  });

  it('has numbers of no source dropped and logged, its words kept', async () => {
    server.plan(fake.say('Grease it [7] well [1].'));
    const { text } = await ask();
    expect(text).toBe('Grease it well [1].');
    expect(logged).toContain('"number":7');
  });
});

describe('a model server that fails before the first word', () => {
  it.each<[string, fake.Behaviour, ModelLimits]>([
    ['denies access', fake.fail(401, {}, `{"error":"bad key ${KEY}"}`), patient],
    ['knows no such model', fake.fail(404), patient],
    ['is down', fake.fail(500), patient],
    ['is busy for a minute', fake.fail(429, { 'retry-after': '60' }), patient],
    ['sends a page', fake.reply('text/html', '<h1>login</h1>'), patient],
    ['redirects', fake.fail(302, { location: 'http://127.0.0.1:1/' }), patient],
    ['sends JSON that is no reply', fake.reply('application/json', '[]'), patient],
    ['sends an error in the stream', fake.sayRaw('', 'data: {"error":{"message":"overloaded"}}\n\n'), patient],
    ['sends no JSON', fake.sayRaw('', 'data: {"choices": [\n\n'), patient],
    ['ends at once', fake.cut(''), patient],
    ['hangs up', fake.cut('', true), patient],
    ['says nothing', fake.say(''), patient],
    ['refuses', fake.sayRaw('', 'data: {"choices":[{"delta":{"refusal":"no"}}]}\n\n'), patient],
    ['filters', fake.say('', { finish: 'content_filter' }), patient],
    ['never answers', fake.ignore, hasty],
    ['only keeps the line warm', fake.stall('', 10), hasty],
    ['sends one endless line', fake.hugeLine, hasty],
  ])('%s: the sources are quoted instead, and the page says so', async (_, behaviour, limits) => {
    server.plan(behaviour);
    const { text, codes, restarted, cites } = await ask(limits);
    expect(codes).toEqual(['model_unavailable']);
    expect(restarted).toBe(true);
    expect(text).toContain(quoted);
    expect(cites.at(-1)).toMatchObject({ claim: expect.stringContaining(quoted), support: 'full' });
    expect(logged).toContain('the model server failed');
  });

  it('is nowhere', async () => {
    const { codes, text } = await ask(patient, { baseUrl: 'http://127.0.0.1:9/v1' });
    expect(codes).toEqual(['model_unavailable']);
    expect(text).toContain(quoted);
  });

  it('is tried again while it may recover, as it asks', async () => {
    server.plan(fake.fail(429, { 'retry-after': '0' }), fake.fail(503), fake.say(GOOD));
    expect(await ask()).toMatchObject({ text: GOOD, codes: [] });
    expect(server.requests).toHaveLength(3);
  });

  it('is not asked a second time where that cannot help', async () => {
    server.plan(fake.fail(401));
    await ask();
    expect(server.requests).toHaveLength(1);
    server.plan(fake.fail(429, { 'retry-after': '60' }));
    await ask();
    expect(server.requests).toHaveLength(1);
  });
});

describe('a model server that fails in the middle', () => {
  const half = 'Stop the spindle before greasing [1]. Each bear';
  it.each<[string, fake.Behaviour, ModelLimits]>([
    ['ends early', fake.cut(half), patient],
    ['hangs up', fake.cut(half, true), patient],
    ['falls silent', fake.stall(half), hasty],
    ['only keeps the line warm', fake.stall(half, 10), hasty],
    ['sends nonsense', fake.sayRaw(half, 'data: nonsense\n\n'), patient],
  ])('%s: what was read stays, the break is told, the sources follow', async (_, behaviour, limits) => {
    server.plan(behaviour);
    const { text, codes, restarted, cites } = await ask(limits);
    expect(codes).toEqual(['model_cut']);
    expect(restarted).toBe(false);
    expect(text.startsWith(`${half}\n\nThe model’s answer breaks off here.`)).toBe(true);
    expect(text).toContain(quoted);
    expect(cites.at(-1)).toMatchObject({ claim: expect.stringContaining(quoted), support: 'full' });
    expect(server.requests).toHaveLength(1);
  });

  it('leaves no code block open', async () => {
    server.plan(fake.cut('Run:\n\n```sh\nls [1]'));
    expect((await ask()).text).toContain('ls [1]\n```\n\nThe model');
  });

  it('never stops: the answer ends at the limit and says so', async () => {
    server.plan(fake.sayForever('Grease the bearing with 12 g of grease [1]. '));
    const { text, codes } = await ask({ ...hasty, totalMs: 20_000 });
    expect(codes).toEqual(['model_cut']);
    expect(text.length).toBeLessThan(2_200);
    server.plan(fake.say(GOOD, { finish: 'length' }));
    expect(await ask()).toMatchObject({ text: GOOD, codes: ['model_cut'] });
  });

  it('may fail after the last word without anybody noticing', async () => {
    server.plan(fake.sayRaw(GOOD, 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: rubbish\n\n'));
    expect(await ask()).toMatchObject({ text: GOOD, codes: [] });
  });
});

describe('a stop', () => {
  it('ends the answer at once and closes the connection', async () => {
    server.plan(fake.say(GOOD.repeat(50), { delayMs: 5 }));
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 60);
    const { codes, restarted } = await ask(patient, { signal: stop.signal });
    expect(codes).toEqual([]);
    expect(restarted).toBe(false);
  });

  it('is obeyed before the request as well', async () => {
    expect((await ask(patient, { signal: AbortSignal.abort() })).text).toBe('');
  });
});

it('leaves a choice between machines to the asker, without asking the model', async () => {
  const [kiruna, ostrava] = ['Kiruna', 'Ostrava'].map((name) =>
    aHit({
      ...{ text: 'Belt slips', title: `${name} alarm 23: Belt slips`, kind: 'alarm', exact: '23' },
      machine: { name, asked: true, meaning: 'Belt slips' },
    }),
  );
  const answerer = createModelAnswerer({ baseUrl: server.baseUrl, model: 'm', apiKey: KEY }, extractiveAnswerer);
  const asked = {
    question: 'alarm 23?',
    locale: 'en-US' as const,
    hits: [kiruna, ostrava].flatMap((hit) => hit ?? []),
  };
  const selection = answerer.select?.(asked);
  const out: Outcome = { text: '', from: 0, codes: [], restarted: false, cites: [], usage: 0 };
  const { signal } = new AbortController();
  for await (const piece of answerer.write({ ...asked, ...selection, signal, log })) take(out, piece);
  expect(out).toMatchObject({ restarted: true, cites: [], text: expect.stringContaining('- Kiruna\n- Ostrava') });
});

describe('the plan', () => {
  const steps = aHit({
    title: 'Spindle greasing',
    headings: ['How is the spindle greased?'],
    text: 'Lock out the drive before you open the guard.\n\n1. Stop the spindle.\n2. Fill in 12 g of grease.\n3. Run it for 10 minutes.',
    found: 3,
  });
  const asked = { question: 'How do I grease the spindle?', locale: 'en-US' as const };

  async function planned(
    question = asked.question,
    found = [steps],
  ): Promise<Outcome & { fit: string; blocks: string[] }> {
    const answerer = createModelAnswerer({ baseUrl: server.baseUrl, model: 'm' }, extractiveAnswerer, patient);
    const out = {
      text: '',
      from: 0,
      codes: [],
      restarted: false,
      cites: [],
      usage: 0,
      fit: '',
      blocks: [] as string[],
    };
    const input = { ...asked, question, signal: new AbortController().signal, log };
    const selection = answerer.select?.({ ...input, hits: found }) ?? { hits: found };
    for await (const piece of answerer.write({ ...input, ...selection })) {
      take(out, piece);
      if (piece.kind === 'fit') out.fit = piece.fit.value;
      if (piece.kind === 'block') out.blocks.push(piece.type);
    }
    return out;
  }

  it('puts the safety rule above what the model writes, and says how well the sources fit', async () => {
    server.plan(fake.say('1. Stop the spindle [1].\n2. Fill in 12 g of grease [1].'));
    const { text, fit, blocks, codes } = await planned();
    expect(codes).toEqual([]);
    expect(fit).toBe('direct');
    expect(blocks).toEqual(['callout', 'text']);
    expect(text).toContain('Lock out the drive');
    expect(server.requests[0]?.body.messages?.[1]?.content).toContain('Give the steps as a numbered list');
  });

  it.each([
    ['cites nothing', 'Stop the spindle and grease it.'],
    ['names another number than its source', 'Fill in 15 g of grease [1].'],
  ])('takes over from a model that %s', async (_, said) => {
    server.plan(fake.say(said));
    const { text, codes, restarted, fit } = await planned();
    expect(codes).toEqual(['model_unsupported']);
    expect(restarted).toBe(true);
    expect(text).not.toContain(said);
    expect(text).toContain('Fill in 12 g of grease.');
    expect(fit).toBe('direct');
  });

  it('asks no model what no source answers', async () => {
    server.plan(fake.say(GOOD));
    await planned('Who won the football cup in Brazil?', [{ ...steps, found: 0.1 }]);
    expect(server.requests).toEqual([]);
  });
});
