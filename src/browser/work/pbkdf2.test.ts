import { pbkdf2Sync } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pbkdf2 } from './pbkdf2';

test('derives what every other implementation derives', () => {
  const bytes = (maxLength: number) => fc.uint8Array({ maxLength });
  fc.assert(
    fc.property(bytes(64), bytes(51), fc.integer({ min: 1, max: 40 }), (password, salt, iterations) => {
      const expected = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
      expect(Buffer.from(pbkdf2(password, salt, iterations))).toEqual(expected);
    }),
  );
});
