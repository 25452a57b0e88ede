import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepGate } from './sign-in-gate';
import { askingToSignIn, signedFetch } from './signed-fetch';
import { clearToken, writeToken } from './token-cookie';

const sent: (string | null)[] = [];
let answers: number[];
let leave = () => {};
beforeEach(() => {
  sent.length = 0;
  answers = [200];
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('authorization'));
    return new Response(null, { status: answers.shift() ?? 200 });
  });
});
afterEach(() => {
  leave();
  leave = () => {};
  vi.unstubAllGlobals();
});
const asking = askingToSignIn(signedFetch);

test('goes in nobody’s name until somebody is signed in, and in theirs from then on', async () => {
  await signedFetch('/a');
  writeToken('mine');
  await signedFetch('/a');
  clearToken();
  expect(sent).toEqual([null, 'Bearer mine']);
});

test('a session that has ended is asked for, and the call is sent again in the new name', async () => {
  answers = [401, 200];
  leave = keepGate(async () => {
    writeToken('new');
    return true;
  });
  expect((await asking('/a')).status).toBe(200);
  clearToken();
  expect(sent).toEqual([null, 'Bearer new']);
});

test('who would rather not sign in gets the refusal, once', async () => {
  answers = [401, 200];
  leave = keepGate(async () => false);
  expect((await asking('/a')).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test('refused again after signing in, it is not asked for ever', async () => {
  answers = [401, 401, 401];
  leave = keepGate(async () => true);
  expect((await asking('/a')).status).toBe(401);
  expect(sent).toHaveLength(2);
});

test.each([403, 500])('an answer of %i is nobody’s matter but the caller’s', async (status) => {
  answers = [status];
  const gate = vi.fn(async () => true);
  leave = keepGate(gate);
  expect((await asking('/a')).status).toBe(status);
  expect(gate).not.toHaveBeenCalled();
});
