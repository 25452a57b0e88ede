import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readQuestion } from './read-question';

const read = (search: string, state?: unknown, offered?: number[]) =>
  readQuestion(new URLSearchParams(search), state, offered);

it('reads the question from the address, or from beside it', () => {
  expect(read('wd= 轴承过热 ')).toEqual({ query: '轴承过热' });
  expect(read('', { wd: 'long one' })).toEqual({ query: 'long one' });
  for (const nothing of [read(''), read('wd=%20'), read('', { wd: 5 }), read('', null), read('', 'wd')])
    expect(nothing).toBeNull();
});

it('searches what the domain offers and the address names', () => {
  expect(read('wd=a&scope=1,9', undefined, [1, 3])).toEqual({ query: 'a', scope: [1] });
  expect(read('wd=a&scope=9', undefined, [1, 3])).toEqual({ query: 'a', scope: [1, 3] });
});

it('never asks more than the service takes', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 100 }), fc.integer({ min: 0, max: 400 }), (text, times) => {
      const asked = readQuestion(new URLSearchParams({ wd: text.repeat(times) }), null);
      expect(asked?.query.length ?? 0).toBeLessThanOrEqual(20_000);
    }),
  );
});
