import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashText } from './hash-text';

test('equal texts have equal names, others do not', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(hashText(one) === hashText(other)).toBe(one === other);
    }),
  );
  expect(new Set(Array.from({ length: 20_000 }, (_, i) => hashText(`<p>${i}</p>`))).size).toBe(20_000);
});
