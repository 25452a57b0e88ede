import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applySplice, invertSplice, spliceBetween } from './splice';

const text = fc.string({ unit: fc.constantFrom('a', 'b', '"', '\n', '雪', '\u{1F600}'), maxLength: 20 });

test('a splice makes the one of the other, and its inverse goes back', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const splice = spliceBetween(before, after);
      expect(applySplice(before, splice)).toBe(after);
      expect(applySplice(after, invertSplice(before, splice))).toBe(before);
    }),
  );
});

test('is no longer than what differs', () => {
  expect(spliceBetween('{"a":1}', '{"a":12}')).toEqual({ offset: 6, length: 0, text: '2' });
  expect(spliceBetween('aa', 'aaa')).toEqual({ offset: 2, length: 0, text: 'a' });
  expect(spliceBetween('same', 'same')).toEqual({ offset: 4, length: 0, text: '' });
  expect(spliceBetween('', 'x')).toEqual({ offset: 0, length: 0, text: 'x' });
});
