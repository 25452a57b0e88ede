import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyAnswer } from './empty-answer';
import { findOperation } from './find-operation';
import { forceAnswers, SLOW_MS } from './force-answers';
import { stateOfCall } from './state-of-call';

const url = `${window.location.origin}/api/question/list?page=1`;

describe('findOperation', () => {
  test('knows a call by its method and path', () => {
    expect(findOperation('GET', url)).toBe('listHistory');
    expect(findOperation('get', '/api/question/list')).toBe('listHistory');
    expect(findOperation('POST', '/tianzhi-tools/api/agent/interrupt/run-1')).toBe('interruptRun');
    expect(findOperation('DELETE', url)).toBeUndefined();
    expect(findOperation('GET', '/brand/logo.svg')).toBeUndefined();
  });

  test('leaves alone what the preview itself needs', () => {
    expect(findOperation('GET', '/api/health')).toBeUndefined();
    expect(findOperation('GET', '/proxy-api/open/office/aipage/configInfo/detail')).toBeUndefined();
  });
});

describe('forceAnswers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const answer = { code: 200, msg: 'ok', data: { list: [{ id: 1 }], total: 1, page: 1 } };
  const force = (state: Parameters<typeof stateOfCall>[2]['state'], response = () => Response.json(answer)) => {
    const send = vi.fn(async () => response());
    return { send, fetch: forceAnswers(send, { stateOf: () => state, message: () => 'forced' }) };
  };

  test('error and 401 are envelopes, and nothing is asked', async () => {
    for (const [state, status] of [
      ['error', 500],
      ['401', 401],
    ] as const) {
      const { fetch, send } = force(state);
      const response = await fetch(url);
      expect([response.status, await response.json()]).toEqual([status, { code: status, msg: 'forced', data: null }]);
      expect(send).not.toHaveBeenCalled();
    }
  });

  test('empty is the real answer without its content; streams and failures stay', async () => {
    expect(await (await force('empty').fetch(new Request(url))).json()).toEqual({
      code: 200,
      msg: 'ok',
      data: { list: [], total: 0, page: 1 },
    });
    const stream = force('empty', () => new Response('data: 1', { headers: { 'content-type': 'text/event-stream' } }));
    expect(await (await stream.fetch(url)).text()).toBe('data: 1');
    expect((await force('empty', () => Response.json({}, { status: 503 })).fetch(url)).status).toBe(503);
  });

  test('loading never ends, slow ends late, files are not touched', async () => {
    const ended = vi.fn();
    force('loading').fetch(url, { signal: AbortSignal.abort() }).then(ended, ended);
    const { fetch, send } = force('slow');
    const waiting = fetch(url);
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await waiting).status).toBe(200);
    expect((await force('error').fetch('/brand/logo.svg')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ended).not.toHaveBeenCalled();
  });
});

test('emptyAnswer keeps what is no list and no count', () => {
  expect(emptyAnswer({ title: 'x', total: 3, total2: 3, inner: { items: [1], n: null } })).toEqual({
    title: 'x',
    total: 0,
    total2: 3,
    inner: { items: [], n: null },
  });
});

test('a block state wins over the state of the page, for the calls of that block alone', () => {
  const block = (id: string, ...calls: string[]) => ({ id, type: 'a/b', pointer: '', calls });
  const blocks = [block('one', 'listHistory'), block('two', 'getChat', 'listHistory')];
  const context = { state: 'slow', blockStates: { two: 'error' } } as const;
  expect(stateOfCall('getChat', blocks, context)).toBe('error');
  expect(stateOfCall('listBoards', blocks, context)).toBe('slow');
  expect(stateOfCall('listHistory', blocks, { state: 'ready', blockStates: {} })).toBe('ready');
});
