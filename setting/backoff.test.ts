import { expect, test } from 'vitest';
import { backoff } from './backoff';

test('the wait doubles, ends at the longest, and is never less than half of it', () => {
  for (const [failures, most] of [
    [0, 100],
    [1, 100],
    [2, 200],
    [4, 800],
    [5, 1000],
    [5000, 1000],
  ] as const) {
    const waits = Array.from({ length: 50 }, () => backoff(failures, { firstMs: 100, longestMs: 1000 }));
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(most / 2);
      expect(wait).toBeLessThanOrEqual(most);
    }
    expect(new Set(waits).size).toBeGreaterThan(1);
  }
});
