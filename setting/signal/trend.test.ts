import { describe, expect, it } from 'vitest';
import { trendOf } from './trend';

const readings = (values: readonly number[]) => values.map((value, i) => ({ day: 7 * i, value }));

describe('trendOf', () => {
  it('says in how many days a rising value meets the limit, with the range', () => {
    const trend = trendOf(readings([1, 1.21, 1.38, 1.61, 1.8, 1.99]), 2.8);
    expect(trend?.days.likely).toBeCloseTo(28, -0.5);
    expect(trend?.days.earliest).toBeLessThan(trend?.days.likely ?? 0);
    expect(trend?.days.latest).toBeGreaterThan(trend?.days.likely ?? Infinity);
  });

  it('says nothing of what only wavers, falls, is too little or all of one day', () => {
    expect(trendOf(readings([1, 1.4, 0.9, 1.3, 1, 1.2]), 2.8)).toBeUndefined();
    expect(trendOf(readings([2, 1.8, 1.6, 1.4, 1.2]), 2.8)).toBeUndefined();
    expect(trendOf(readings([1, 2, 3, 4]), 10)).toBeUndefined();
    expect(
      trendOf(
        [1, 2, 3, 4, 5].map((value) => ({ day: 1, value })),
        10,
      ),
    ).toBeUndefined();
  });

  it('is due at once where the limit is passed', () => {
    expect(trendOf(readings([1, 2, 3, 4, 5]), 3)?.days.likely).toBe(0);
  });
});
