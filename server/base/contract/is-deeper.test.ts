import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeper } from './is-deeper';

const lists = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

test('the limit itself is allowed, one more is not, and no depth is too much to ask', () => {
  expect([isDeeper(lists(4), 3), isDeeper([[[7]]], 3), isDeeper([[[[7]]]], 3)]).toEqual([false, false, true]);
  expect(isDeeper(lists(400_000))).toBe(true);
});

test('breadth is not depth', () => {
  expect(
    isDeeper(
      Array.from({ length: 100_000 }, (_, n) => ({ n })),
      3,
    ),
  ).toBe(false);
});

test.each([null, undefined, 7, 'text', {}, []])('%j is not deep', (value) => expect(isDeeper(value, 0)).toBe(false));

test('says of any JSON what counting its brackets says', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, most) => {
      // Empty lists and objects add no depth.
      const filled = (each: unknown): number =>
        typeof each === 'object' && each !== null && Object.values(each).length > 0
          ? 1 + Math.max(0, ...Object.values(each).map(filled))
          : 0;
      expect(isDeeper(value, most)).toBe(filled(value) > most);
    }),
  );
});
