import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Locale } from '../../../generated/locales';
import { addErrorHandler } from './error-handler';
import { notFound, tooMany } from './errors';

/** Sends a request that fails with `error`; returns the response and what is logged. */
async function fail(error: unknown, locale: Locale = 'en-US') {
  const log: Record<string, unknown>[] = [];
  const app = fastify({
    bodyLimit: 2048,
    logger: { level: 'error', stream: { write: (line: string) => void log.push(JSON.parse(line)) } },
  });
  onTestFinished(() => app.close());
  app.decorateRequest('locale', locale);
  addErrorHandler(app);
  const handler = async () => {
    if (error) throw error;
    return {};
  };
  app.post('/call', handler);
  app.get('/call', handler);
  const post = async (payload = '{}', type = 'application/json') => {
    const answer = await app.inject({ method: 'POST', url: '/call', payload, headers: { 'content-type': type } });
    return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
  };
  const get = (prefer: string) => app.inject({ method: 'GET', url: '/call', headers: { prefer } });
  return { post, get, log };
}
const coded = (code: string, message = 'secret of the database') => Object.assign(new Error(message), { code });

describe('a refusal', () => {
  test('is told in the language of the person, and is not kept by anything between', async () => {
    const { post, log } = await fail(notFound('chat', 'c1'), 'zh-CN');
    const answer = await post();
    expect(answer).toMatchObject({ status: 404, code: 404, msg: '没有找到对话“c1”。它可能已被删除。', data: null });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(log).toEqual([]);
  });

  test('is told in the body alone to whoever prefers that of what is missing', async () => {
    const { get } = await fail(notFound('chat', 'c1'));
    const preferred = await get('respond-async, missing=body');
    expect([preferred.statusCode, preferred.headers['preference-applied'], preferred.json().code]).toEqual([
      200,
      'missing=body',
      404,
    ]);
    expect((await get('missing=status')).statusCode).toBe(404);
    expect((await (await fail(tooMany(1200))).get('missing=body')).statusCode).toBe(429);
  });

  test('names the time to wait in whole seconds, never too few', async () => {
    const answer = await (await fail(tooMany(1200))).post();
    expect([answer.status, answer.headers['retry-after'], answer.data.retryAfterMs]).toEqual([429, '2', 1200]);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['half of JSON', '{"a":', 'application/json', 400, 'JSON in UTF-8'],
    ['a key that would change objects', '{"__proto__":{"a":1}}', 'application/json', 400, '__proto__'],
    ['another type', '<a/>', 'application/xml', 400, 'application/json'],
    ['too much', JSON.stringify('x'.repeat(3000)), 'application/json', 413, 'The limit is 2 kB'],
  ])('%s is a fault of the caller: %#', async (_name, body, type, status, words) => {
    const { post, log } = await fail(undefined);
    const answer = await post(body, type);
    expect([answer.status, answer.code]).toEqual([status, status]);
    expect(answer.msg).toContain(words);
    expect(log).toEqual([]);
  });

  test.each(['22021', '22P05'])('a text that PostgreSQL refuses (%s) is one too', async (code) => {
    expect(await (await fail(coded(code))).post()).toMatchObject({ status: 400, code: 400 });
  });
});

describe('a fault of ours', () => {
  test.each([
    coded('ECONNREFUSED'),
    coded('57P01'),
    coded('08006'),
    coded('53300'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ])('a store that is gone requests patience: %s', async (error) => {
    const { post, log } = await fail(error);
    const answer = await post();
    expect(answer.status).toBe(503);
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect(log).toMatchObject([{ msg: 'the store does not answer', url: '/call' }]);
  });

  test.each([new Error('secret'), coded('23505'), 'a thrown text'])(
    'anything else is a 500 without its words, with an id that the log has too: %s',
    async (error) => {
      const { post, log } = await fail(error);
      const answer = await post();
      expect([answer.status, answer.code]).toEqual([500, 500]);
      expect(JSON.stringify(answer)).not.toMatch(/secret|thrown|stack/);
      expect(answer.msg).toContain(String(log[0]?.requestId));
    },
  );
});
