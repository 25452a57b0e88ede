import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answering, ask, fakeApi } from '../../../tests/support/base-query';
import type { ApiQuery } from './types';
import { withWork } from './work';

const solved = vi.hoisted(() => ({ with: 'proof' as string | undefined, asked: [] as unknown[] }));
vi.mock('@/browser/work/solve-work', () => ({
  solveWork: async (challenge: unknown) => {
    solved.asked.push(challenge);
    return solved.with;
  },
}));
beforeEach(() => {
  solved.with = 'proof';
  solved.asked = [];
});

type Answer = Awaited<ReturnType<ApiQuery>>;
const work = { parameters: {}, signature: 's' };
const refused = {
  error: { kind: 'http' as const, status: 429, msg: 'Work first.', detail: { work, retryAfterMs: 900 } },
};
const proofs = (asked: { headers?: unknown }[]) =>
  asked.map(({ headers }) => new Headers(headers as HeadersInit | undefined).get('X-Millwright-Work'));

describe('a call that is refused until some work is done', () => {
  test('is sent again with the proof, once', async () => {
    const line = answering<Answer>(refused, { data: 'in' });
    expect(await ask(withWork(line.query))).toEqual({ data: 'in' });
    expect([proofs(line.asked), solved.asked]).toEqual([[null, 'proof'], [work]]);
    const never = answering(refused);
    expect(await ask(withWork(never.query))).toEqual(refused);
    expect(never.asked).toHaveLength(2);
  });

  test('that cannot be done here stays refused, in the words of the server', async () => {
    solved.with = undefined;
    const line = answering(refused);
    expect(await ask(withWork(line.query))).toEqual(refused);
    expect(line.asked).toHaveLength(1);
  });

  test('that nobody waits for any more is not sent again', async () => {
    const left = new AbortController();
    left.abort();
    const line = answering(refused);
    await ask(withWork(line.query), fakeApi({ signal: left.signal }));
    expect(line.asked).toHaveLength(1);
  });
});

test('any other refusal is left alone', async () => {
  const wrong = { error: { kind: 'http' as const, status: 429, detail: { retryAfterMs: 5 } } };
  const line = answering(wrong);
  expect(await ask(withWork(line.query))).toEqual(wrong);
  expect([line.asked.length, solved.asked.length]).toEqual([1, 0]);
});

test('a code takes the proof along that was made ahead, which is good for one call', async () => {
  const line = answering({ data: {} });
  // Another test file in this worker may have loaded the real solver.
  vi.resetModules();
  const { workAhead } = await import('@/browser/work/work-ahead');
  workAhead(work);
  const api = fakeApi({ endpoint: 'sendVerificationCode' });
  await ask(withWork(line.query), api);
  await ask(withWork(line.query), api);
  expect(proofs(line.asked)).toEqual(['proof', null]);
});
