import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWindows } from './windows';

test('a window gives so many, tells how long it lasts, and is full again afterwards', () => {
  const take = createWindows(1000);
  expect([take('a', 2, 0), take('a', 2, 10), take('a', 2, 400)]).toEqual([0, 0, 600]);
  expect(take('b', 2, 400)).toBe(0);
  expect([take('a', 2, 1000), take('a', 2, 1001), take('a', 2, 1002)]).toEqual([0, 0, 998]);
});

test('within one window nobody ever gets more than there is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.integer({ min: 0, max: 999 })), (most, times) => {
      const take = createWindows(1000);
      const sorted = [0, ...times].sort((a, b) => a - b);
      const given = sorted.filter((now) => take('a', most, now) === 0);
      expect(given.length).toBe(Math.min(most, sorted.length));
    }),
  );
});

test('a hundred thousand names need no more room than some of them', () => {
  const take = createWindows(1000);
  take('mine', 1, 0);
  for (let n = 0; n < 100_000; n += 1) take(`name ${n}`, 1, 1);
  expect(take('name 99999', 1, 2)).toBeGreaterThan(0);
});
