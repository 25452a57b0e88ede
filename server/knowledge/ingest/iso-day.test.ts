import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDay } from './iso-day';

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026/1/9', '2026-01-09'],
  ['2021年6月10日', '2021-06-10'],
  ['2024-02-29T08:00:00Z', '2024-02-29'],
  ['09/30/2025', '2025-09-30'],
  [new Date('2026-03-04T00:00:00Z'), '2026-03-04'],
])('%s is %s', (told, day) => expect(isoDay(told)).toBe(day));

test.each([
  '2025-02-29',
  '2026-13-01',
  '31/12/2025',
  'v2.1.3',
  '0001-01-01',
  '20261101',
  20261101,
  null,
  ['2026-01-01'],
])('%s is no day', (told) => expect(isoDay(told)).toBeUndefined());

test('whatever is told, a day of the calendar comes out or nothing', () => {
  fc.assert(
    fc.property(fc.string(), (told) => {
      expect(isoDay(told) ?? '2000-01-01').toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});
