import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMark, writeMark } from '@/browser/session-mark';
import { api } from './client';
import { healthEndpoints } from './health';
import { messagesEndpoints } from './messages';

// Tests the whole chain with a real store and a fake `fetch`: requests, results and actions.
const actions: { type: string; payload?: unknown }[] = [];
const makeStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      // These development checks print warnings on a busy machine.
      defaults({ serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
        () => (next: (action: unknown) => unknown) => (action: unknown) => {
          actions.push(action as { type: string });
          return next(action);
        },
      ),
  });
const answer = (body: unknown, init?: ResponseInit) => async (_: Request) => Response.json(body, init);
const stubFetch = (reply: (request: Request) => Promise<Response>) => {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return reply(request);
  });
  return requests;
};
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

beforeEach(() => {
  actions.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearMark();
});

describe('the client', () => {
  test('sends the language, and no token that a script could know, and opens the envelope', async () => {
    writeMark('t1');
    document.documentElement.lang = 'en-US';
    const requests = stubFetch(answer({ code: 200, msg: 'ok', data: { id: 'c', restorableUntil: 'later' } }));
    const result = await makeStore().dispatch(messagesEndpoints.deleteChat.initiate({ id: 'c' }));
    expect(result.data).toEqual({ id: 'c', restorableUntil: 'later' });
    const [request] = requests;
    expect(request?.method).toBe('DELETE');
    expect(new URL(request?.url ?? '').pathname).toBe('/api/messages/chat/c');
    expect([request?.headers.get('Authorization'), request?.credentials]).toEqual([null, 'same-origin']);
    expect(request?.headers.get('Accept-Language')).toBe('en-US');
    expect(request?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a mutation that times out is sent five times under one key', async () => {
    vi.useFakeTimers();
    const requests = stubFetch(never);
    const result = makeStore().dispatch(messagesEndpoints.evaluateMessage.initiate({ messageId: 'm', value: 1 }));
    await vi.advanceTimersByTimeAsync(5 * 20_000 + 4 * 1_000 + 1);
    expect((await result).error).toEqual({ kind: 'timeout', attempts: 5 });
    expect(requests).toHaveLength(5);
    expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(1);
    expect(actions.filter(({ type }) => type === 'api/callRetried')).toHaveLength(4);
  });

  test('two intentions have two keys', async () => {
    const requests = stubFetch(answer({ code: 200, msg: 'ok', data: { value: 1 } }));
    const store = makeStore();
    await store.dispatch(messagesEndpoints.evaluateMessage.initiate({ messageId: 'm', value: 1 }));
    await store.dispatch(messagesEndpoints.evaluateMessage.initiate({ messageId: 'm', value: 1 }));
    expect(new Set(requests.map((request) => request.headers.get('Idempotency-Key'))).size).toBe(2);
  });

  test('HTTP 202 is an error, 201 is not', async () => {
    stubFetch(answer({ code: 200, msg: 'ok', data: {} }, { status: 202 }));
    const refused = await makeStore().dispatch(healthEndpoints.getHealth.initiate());
    expect(refused.error).toMatchObject({ kind: 'http', status: 202 });
    stubFetch(answer({ code: 200, msg: 'ok', data: {} }, { status: 201 }));
    const taken = await makeStore().dispatch(healthEndpoints.getHealth.initiate());
    expect(taken.error).toBeUndefined();
  });

  test('a body code is never sent again, and 401 is told', async () => {
    const requests = stubFetch(answer({ code: 401, msg: 'expired', data: null }));
    const result = await makeStore().dispatch(healthEndpoints.getHealth.initiate());
    expect(result.error).toEqual({ kind: 'session-ended', via: 'code', msg: 'expired' });
    expect(requests).toHaveLength(1);
    expect(actions.filter(({ type }) => type === 'api/sessionEnded')).toHaveLength(1);
  });
});
