import { describe, expect, test } from 'vitest';
import { answering, ask, fakeApi, raw, timedOut } from '../../../tests/support/base-query';
import { withEnvelope } from './envelope';
import type { Api, Meta } from './types';

type Answer = Parameters<typeof answering>[0];
const open = (answer: Answer, api?: Api) => ask(withEnvelope(answering(answer).query), api);
const meta = (init: ResponseInit) => ({ request: new Request('http://x/'), response: new Response('', init) }) as Meta;
const refusal = (status: number, data: unknown, init: ResponseInit = {}): Answer => ({
  error: { status, data },
  meta: meta({ status, ...init }),
});

describe('body codes', () => {
  test.each([0, 200, '200'])('%s is success', async (code) => {
    expect(await open(raw({ code, msg: 'ok', data: { a: 1 } }))).toMatchObject({ data: { a: 1 } });
  });

  test('success without data is null, which RTK Query needs', async () => {
    expect((await open(raw({ code: 200, msg: 'ok' }))).data).toBeNull();
  });

  test('401 ends the session', async () => {
    expect((await open(raw({ code: 401, msg: '请登录' }))).error).toEqual({
      kind: 'session-ended',
      via: 'code',
      msg: '请登录',
    });
  });

  test.each([10001, 10002, 10005, 10006])('%i rejects the token only', async (code) => {
    expect((await open(raw({ code, msg: 'token' }))).error).toEqual({ kind: 'token-rejected', code, msg: 'token' });
  });

  test.each([-1, 1, 201, 400, 500, 10003, 10004])('%i is a refusal', async (code) => {
    expect((await open(raw({ code, msg: '不行', data: { field: 'q' } }))).error).toEqual({
      kind: 'refused',
      code,
      msg: '不行',
      detail: { field: 'q' },
    });
  });

  test('an answer that is no envelope is told apart', async () => {
    expect((await open(raw('<html>'))).error).toEqual({ kind: 'malformed', status: 200 });
  });
});

describe('HTTP statuses', () => {
  test('keeps code, words and detail of the body', async () => {
    const answer = refusal(400, { code: 40001, msg: '问题太长', data: { pointer: '/query' } });
    expect((await open(answer)).error).toEqual({
      kind: 'http',
      status: 400,
      code: 40001,
      msg: '问题太长',
      retryAfterMs: undefined,
      detail: { pointer: '/query' },
    });
  });

  test('without an envelope the status line speaks', async () => {
    expect((await open(refusal(502, 'x', { statusText: 'Bad Gateway' }))).error).toMatchObject({
      kind: 'http',
      status: 502,
      msg: 'Bad Gateway',
    });
    expect((await open(refusal(502, 'x'))).error).toMatchObject({ kind: 'http', msg: undefined });
  });

  test('401 ends the session, whatever the body says', async () => {
    expect((await open(refusal(401, { code: 10001, msg: 'x' }))).error).toMatchObject({
      kind: 'session-ended',
      via: 'status',
    });
  });

  test('409 is a conflict', async () => {
    expect((await open(refusal(409, { code: 409, msg: 'old' }))).error).toMatchObject({ kind: 'conflict', msg: 'old' });
  });

  test('Retry-After is kept, the body being more exact', async () => {
    const headers = { 'Retry-After': '3' };
    expect((await open(refusal(429, {}, { headers }))).error).toMatchObject({ retryAfterMs: 3_000 });
    const exact = { code: 429, data: { retryAfterMs: 2_500 } };
    expect((await open(refusal(429, exact, { headers }))).error).toMatchObject({ retryAfterMs: 2_500 });
  });
});

describe('no answer', () => {
  const parsing = (originalStatus: number): Answer => ({
    error: { status: 'PARSING_ERROR', originalStatus, data: '<html>', error: '' },
    meta: meta({ status: originalStatus }),
  });

  test('in time', async () => {
    expect((await open(timedOut)).error).toEqual({ kind: 'timeout', attempts: 5 });
  });

  test('at all', async () => {
    expect((await open({ error: { status: 'FETCH_ERROR', error: 'refused' } })).error).toEqual({ kind: 'network' });
  });

  test('because the page left', async () => {
    const left = new AbortController();
    left.abort();
    const answer: Answer = { error: { status: 'FETCH_ERROR', error: 'AbortError' } };
    expect((await open(answer, fakeApi({ signal: left.signal }))).error).toEqual({ kind: 'aborted' });
  });

  test('in JSON: a gateway page is its status, a success is malformed', async () => {
    expect((await open(parsing(502))).error).toMatchObject({ kind: 'http', status: 502 });
    expect((await open(parsing(200))).error).toEqual({ kind: 'malformed', status: 200 });
  });
});
