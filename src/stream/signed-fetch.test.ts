import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepGate } from '@/browser/sign-in-gate';
import { askingToSignIn } from './signed-fetch';

let answers: number[];
let leave = () => {};
const send = vi.fn(async () => new Response(null, { status: answers.shift() ?? 200 }));
beforeEach(() => {
  send.mockClear();
  answers = [200];
});
afterEach(() => {
  leave();
  leave = () => {};
});
const asking = askingToSignIn(send);

test('a session that has ended is asked for, and the call is sent again as it was', async () => {
  answers = [401, 200];
  leave = keepGate(async () => true);
  const init = { method: 'POST', body: '{}' };
  expect((await asking('/a', init)).status).toBe(200);
  expect(send.mock.calls).toEqual([
    ['/a', init],
    ['/a', init],
  ]);
});

test('who would rather not sign in gets the refusal, once', async () => {
  answers = [401, 200];
  leave = keepGate(async () => false);
  expect((await asking('/a')).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(1);
});

test('refused again after signing in, it is not asked for ever', async () => {
  answers = [401, 401, 401];
  leave = keepGate(async () => true);
  expect((await asking('/a')).status).toBe(401);
  expect(send).toHaveBeenCalledTimes(2);
});

test.each([403, 500])('an answer of %i is nobody’s matter but the caller’s', async (status) => {
  answers = [status];
  const gate = vi.fn(async () => true);
  leave = keepGate(gate);
  expect((await asking('/a')).status).toBe(status);
  expect(gate).not.toHaveBeenCalled();
});
