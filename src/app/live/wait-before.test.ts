import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitBefore } from './wait-before';

test('waits longer each time, never much longer than a minute, and never in step with everybody', () => {
  fc.assert(
    fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, luck) => {
      const wait = waitBefore(attempt, () => luck);
      expect(wait).toBeGreaterThanOrEqual(500);
      expect(wait).toBeLessThanOrEqual(60_000);
      expect(waitBefore(attempt + 1, () => luck)).toBeGreaterThanOrEqual(wait);
    }),
  );
  expect(waitBefore(0, () => 0)).not.toBe(waitBefore(0, () => 1));
});
