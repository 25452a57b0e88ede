import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ATTEMPTS, nextAttempt, readRetryAfter } from './next-attempt';

test('ten attempts, each wait within a fifth of the schedule', () => {
  const middle = { chance: 0.5 };
  expect(Array.from({ length: MOST_ATTEMPTS }, (_, index) => nextAttempt(index + 1, middle))).toEqual([
    ...[5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
    undefined,
  ]);
  expect(nextAttempt(1, { chance: 0 })).toBe(4);
  expect(nextAttempt(1, { chance: 1 })).toBeCloseTo(6);
});

test('a receiver may ask for up to a day, and never for less than the schedule', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_ATTEMPTS - 1 }), fc.nat(), fc.nat(1000), (attempts, wishS, chance) => {
      const own = nextAttempt(attempts, { chance: chance / 1000 }) ?? 0;
      const asked = nextAttempt(attempts, { chance: chance / 1000, wishS }) ?? 0;
      expect(asked).toBe(Math.max(own, Math.min(wishS, 86_400)));
    }),
  );
});

test('Retry-After in seconds or as a date', () => {
  const now = new Date('2026-11-28T08:00:00Z');
  expect(readRetryAfter('120', now)).toBe(120);
  expect(readRetryAfter('Sat, 28 Nov 2026 08:01:00 GMT', now)).toBe(60);
  expect(readRetryAfter('Sat, 28 Nov 2026 07:00:00 GMT', now)).toBe(0);
  for (const odd of [undefined, '', 'soon', '-5', '1e9', '99999999999']) expect(readRetryAfter(odd, now)).toBe(0);
});
