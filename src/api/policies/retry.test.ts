import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, ask, fakeApi, raw, timedOut } from '../../../tests/support/base-query';
import { retryingCalls, subscribeRetryingCalls } from '../retrying-calls';
import { withRetry } from './retry';
import type { RawQuery } from './types';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('sends a call that times out five times, a second apart', async () => {
  const network = answering(timedOut);
  const result = ask(withRetry(network.query));
  for (let sent = 1; sent <= 5; sent += 1) {
    await vi.advanceTimersByTimeAsync(999);
    expect(network.asked).toHaveLength(sent);
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(network.asked).toHaveLength(5);
  expect(await result).toMatchObject({ error: { status: 'TIMEOUT_ERROR' } });
});

test('stops at the first answer, and says which attempt it was', async () => {
  const network = answering(timedOut, timedOut, raw({ code: 200 }));
  const api = fakeApi({ endpoint: 'searchKnowledge' });
  const result = ask(withRetry(network.query), api);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await result).toEqual(raw({ code: 200 }));
  expect(api.dispatch.mock.calls.map(([action]) => action.payload)).toEqual([
    { endpoint: 'searchKnowledge', attempt: 1, of: 4 },
    { endpoint: 'searchKnowledge', attempt: 2, of: 4 },
  ]);
});

test.each([
  ['a refused connection', { error: { status: 'FETCH_ERROR' as const, error: 'refused' } }],
  ['a server error', { error: { status: 500, data: null } }],
  [
    'an answer that is no JSON',
    { error: { status: 'PARSING_ERROR' as const, originalStatus: 200, data: '', error: '' } },
  ],
  ['a body code', raw({ code: 500, msg: 'no' })],
])('does not send again after %s', async (_, answer) => {
  const network = answering(answer);
  await ask(withRetry(network.query));
  expect(network.asked).toHaveLength(1);
});

test('a page that leaves ends the waiting', async () => {
  const network = answering(timedOut);
  const leave = new AbortController();
  const result = ask(withRetry(network.query), fakeApi({ signal: leave.signal }));
  await vi.advanceTimersByTimeAsync(500);
  leave.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(network.asked).toHaveLength(1);
  expect(await result).toMatchObject({ error: { status: 'CUSTOM_ERROR' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('tells which retry is under way, and nothing once there is an answer', async () => {
  const network = answering(timedOut, timedOut, raw({ code: 200 }));
  const told: (number | undefined)[] = [];
  const stop = subscribeRetryingCalls(() => told.push(retryingCalls()[0]?.attempt));
  const result = ask(withRetry(network.query), fakeApi({ endpoint: 'searchKnowledge' }));
  await vi.advanceTimersByTimeAsync(500);
  expect(retryingCalls()).toMatchObject([{ endpoint: 'searchKnowledge', attempt: 1, of: 4 }]);
  await vi.advanceTimersByTimeAsync(5_000);
  await result;
  stop();
  expect(retryingCalls()).toEqual([]);
  expect(told.filter((attempt) => attempt !== undefined)).toEqual([1, 2]);
});

test('a person who gives up ends the waiting and the call under way', async () => {
  const waiting = answering(timedOut);
  const result = ask(withRetry(waiting.query));
  await vi.advanceTimersByTimeAsync(500);
  retryingCalls()[0]?.giveUp();
  expect(await result).toMatchObject({ error: { status: 'CUSTOM_ERROR', error: 'Aborted' } });
  expect(waiting.asked).toHaveLength(1);
  let sent = 0;
  const slow: RawQuery = (_args, api) => {
    sent += 1;
    if (sent === 1) return Promise.resolve(timedOut);
    return new Promise((resolve) => api.signal.addEventListener('abort', () => resolve(timedOut)));
  };
  const second = ask(withRetry(slow));
  await vi.advanceTimersByTimeAsync(1_500);
  expect(sent).toBe(2);
  retryingCalls()[0]?.giveUp();
  expect(await second).toMatchObject({ error: { status: 'CUSTOM_ERROR', error: 'Aborted' } });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toBe(2);
  expect(retryingCalls()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
