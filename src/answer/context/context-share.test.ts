import { expect, test } from 'vitest';
import type { RunContext } from '@/stream/types';
import { contextShares } from './context-share';

const context: RunContext = {
  window: 8_000,
  answer: 2_000,
  parts: [
    { part: 'rules', tokens: 400, chars: 1_600 },
    { part: 'documents', tokens: 1_600, chars: 6_000, count: 4 },
  ],
};

test('shares are of the window, and what is full is what may be sent', () => {
  const { parts, used, reported, free, full } = contextShares(context, null);
  expect(parts.map(({ share }) => share)).toEqual([5, 20]);
  expect([used, reported, free, full]).toEqual([2_000, false, 4_000, 33]);
});

test('what the model server reports counts, spread over the parts', () => {
  const { parts, used, reported } = contextShares(context, { promptTokens: 1_000, completionTokens: 50 });
  expect(parts.map(({ tokens }) => tokens)).toEqual([200, 800]);
  expect([used, reported]).toEqual([1_000, true]);
});

test('more than the window holds is full, and nothing is divided by nothing', () => {
  expect(contextShares(context, { promptTokens: 90_000, completionTokens: 0 })).toMatchObject({ free: 0, full: 100 });
  expect(contextShares({ ...context, parts: [] }, null)).toMatchObject({ used: 0, full: 0 });
});
