import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal';

test('what was sealed comes back with the same secret, and with no other', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string(), fc.string(), (value, secret, other) => {
      fc.pre(secret !== other);
      const sealed = seal(secret, value);
      expect(JSON.stringify(unseal(secret, sealed))).toBe(JSON.stringify(value));
      expect(() => unseal(other, sealed)).toThrow();
    }),
    { numRuns: 50 },
  );
});

test('a changed answer is refused', () => {
  const sealed = Buffer.from(seal('key', { token: 'x' }), 'base64url');
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
  expect(() => unseal('key', sealed.toString('base64url'))).toThrow();
});
