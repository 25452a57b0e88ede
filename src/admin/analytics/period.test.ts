import { expect, test } from 'vitest';
import { readPeriod, toCsv } from './period';

const now = Date.parse('2026-11-28T17:00:00Z');

test.each([
  ['', { from: '2026-11-02', to: '2026-11-29', by: 'day' }],
  ['to=2026-03-01', { from: '2026-02-02', to: '2026-03-01', by: 'day' }],
  ['from=2026-01-01&to=2026-02-01&by=week', { from: '2026-01-01', to: '2026-02-01', by: 'week' }],
  ['from=yesterday&to=2026-13-40&by=hour', { from: '2026-11-02', to: '2026-11-29', by: 'day' }],
])('“%s” is a period', (text, period) => {
  expect(readPeriod(new URLSearchParams(text), now)).toEqual(period);
});

test('a hidden figure is empty in the table for spreadsheets', () => {
  expect(
    toCsv(
      ['start', 'visits'],
      [
        { start: '2026-11-28', visits: null },
        { start: '2026-11-29', visits: 9 },
      ],
    ),
  ).toBe('start,visits\r\n2026-11-28,\r\n2026-11-29,9');
});
