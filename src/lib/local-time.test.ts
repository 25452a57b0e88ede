import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time';

describe('a moment on the operator’s clock', () => {
  test('goes there and back, to the minute, whatever the zone and the season', () => {
    const minute = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2090, 0) }).map((at) => at - (at % 60_000));
    fc.assert(
      fc.property(minute, (at) => {
        const local = toLocalTime(new Date(at).toISOString());
        const back = Date.parse(fromLocalTime(local) ?? '');
        // An hour repeated when the clocks change is ambiguous in local time.
        expect([at, at - 3_600_000, at + 3_600_000]).toContain(back);
        expect(toLocalTime(new Date(back).toISOString())).toBe(local);
      }),
    );
  });

  test('of a year that is being typed stays what the field can show', () => {
    for (const year of ['0002', '0020', '0202']) {
      const typed = `${year}-03-01T08:30`;
      expect(toLocalTime(fromLocalTime(typed))).toBe(typed);
    }
  });

  test('that is none, or half typed, is none', () => {
    expect([toLocalTime(undefined), toLocalTime('soon')]).toEqual(['', '']);
    expect(fromLocalTime('')).toBeUndefined();
    expect(fromLocalTime('2026-13-40T99:99')).toBeUndefined();
  });
});
