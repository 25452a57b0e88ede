import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, openTestApp, type TestApp } from '../tests/support/app';

const settings = '/proxy-api/open/office/aipage/configInfo/detail';
const question = '/tianzhi-tools/api/agent/research';

describe('calls that do not fit', () => {
  let shared: TestApp;
  beforeAll(async () => {
    shared = await createTestApp();
  });
  afterAll(() => shared.close());

  test('an unknown call is 404 in the envelope, in the language asked for', async () => {
    const { app } = await openTestApp();
    const zh = await app.inject({ url: '/api/nothing-here', headers: { 'accept-language': 'zh' } });
    expect(zh.statusCode).toBe(404);
    expect(zh.json()).toMatchObject({ code: 404, msg: expect.stringContaining('没有找到接口') });
    const en = await app.inject({ method: 'POST', url: '/engine', headers: { 'accept-language': 'en' } });
    expect(en.json()).toMatchObject({ code: 404, msg: expect.stringContaining('There is no call') });
  });

  test.each([
    ['broken JSON', { payload: '{"query":', headers: { 'content-type': 'application/json' } }, 400],
    ['no JSON', { payload: '<a/>', headers: { 'content-type': 'application/xml' } }, 400],
    ['nothing', { payload: '', headers: { 'content-type': 'application/json' } }, 400],
    ['blank question', { payload: { query: ' \n\t ' } }, 400],
    ['wrong type', { payload: { query: 7 } }, 400],
    ['too long a question', { payload: { query: 'x'.repeat(20_001) } }, 400],
    ['short key', { payload: { query: 'x' }, headers: { 'idempotency-key': 'short' } }, 400],
    ['two megabytes', { payload: { query: 'x', more: 'y'.repeat(2 * 1024 * 1024) } }, 413],
  ])('%s', async (_name, request, status) => {
    const answer = await shared.app.inject({ method: 'POST', url: question, ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code: status, msg: expect.any(String) });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a fault of ours says nothing about itself, and the log has it under the number the person sees', async () => {
    const { app, log } = await openTestApp({
      parts: { settings: { get: () => Promise.reject(new Error('secret table')), close() {} } as never },
    });
    const answer = await app.inject({ url: settings });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('secret');
    const { requestId } = answer.json().data;
    expect(log).toEqual([
      expect.objectContaining({ requestId, err: expect.objectContaining({ message: 'secret table' }) }),
    ]);
  });

  test('bytes that are no HTTP do not disturb the next request', async () => {
    const { app } = await openTestApp();
    const origin = await app.listen({ port: 0 });
    const port = Number(new URL(origin).port);
    const reply = await new Promise<string>((done) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('\u0000\u0001 nonsense\r\n\r\n'));
      socket.on('data', (data) => done(String(data))).on('close', () => done('closed'));
    });
    expect(reply).toMatch(/400|closed/);
    expect((await fetch(origin + settings)).status).toBe(200);
  });
});

describe('visitors', () => {
  test('the first call names the visitor, the next one is known', async () => {
    const { app } = await openTestApp();
    const first = await app.inject({ url: '/api/question/list' });
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^mw_visitor=[\w-]{22}; .*HttpOnly/);
    const next = await app.inject({ url: '/api/question/list', headers: { cookie: cookie.split(';')[0] } });
    expect(next.headers['set-cookie']).toBeUndefined();
  });

  test('behind TLS the cookie is for TLS only', async () => {
    const { app } = await openTestApp({ env: { TRUST_PROXY: 'true' } });
    const answer = await app.inject({ url: '/api/question/list', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['set-cookie']).toContain('; Secure');
  });
});

describe('the rate limit', () => {
  test('says when to come back, and counts each visitor for himself', async () => {
    const { app } = await openTestApp({ env: { RATE_LIMIT: '3' } });
    const call = (visitor: string) =>
      app.inject({ url: '/api/question/list', headers: { cookie: `mw_visitor=${visitor}` } });
    const first = 'a'.repeat(22);
    for (let n = 0; n < 3; n++) expect((await call(first)).statusCode).not.toBe(429);
    const refused = await call(first);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 429, data: { retryAfterMs: expect.any(Number) } });
    expect((await call('b'.repeat(22))).statusCode).not.toBe(429);
  });

  test('behind a proxy nor does a new address in the header, to which the proxy only adds', async () => {
    const { app } = await openTestApp({ env: { RATE_LIMIT: '2', TRUST_PROXY: 'true' } });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) {
      const headers = { 'x-forwarded-for': `10.0.0.${n}, 192.0.2.7` };
      statuses.push((await app.inject({ url: '/api/question/list', headers })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('a new name for every call does not help one address', async () => {
    const { app } = await openTestApp({ env: { RATE_LIMIT: '2' } });
    const statuses: number[] = [];
    for (let n = 0; n < 25; n++) statuses.push((await app.inject({ url: '/api/question/list' })).statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

test('an answer is taken for what it says it is, and kept by nothing between', async () => {
  const { app } = await openTestApp();
  const { headers } = await app.inject({ url: '/api/question/list' });
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-cache' });
});

test('large answers are compressed, streams of events are not asked to be', async () => {
  const { app, ctx } = await openTestApp();
  const body = { accessDomain: 'main', notes: 'long '.repeat(1000) };
  await ctx.settings.publish({ accessDomain: 'main', body, author: 'test', message: '' });
  const answer = await app.inject({ url: settings, headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload.length).toBeLessThan(1000);
});
