import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoDate, isoMinute, relativeTime } from './relative-time';

const ago = (seconds: number, language = 'en-US') =>
  relativeTime(1e12, 1e12 + seconds * 1000, { language, t: () => 'just now' });

it('changes its unit at the thresholds of the specification', () => {
  expect(
    [0, 59, 60, 3_599, 3_600, 86_399, 86_400, 29.9 * 86_400, 30 * 86_400, 359 * 86_400, 360 * 86_400].map((s) =>
      ago(s),
    ),
  ).toEqual([
    'just now',
    'just now',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '23 hours ago',
    'yesterday',
    '29 days ago',
    'last month',
    '11 months ago',
    'last year',
  ]);
  expect(ago(180, 'zh-CN')).toBe('3分钟前');
});

it('takes a clock that is ahead for now', () => {
  fc.assert(fc.property(fc.integer({ min: -1e9, max: 0 }), (seconds) => ago(seconds) === 'just now'));
});

it('date format YYYY-MM-DD', () => {
  expect(isoDate(new Date(2026, 0, 5, 23).getTime())).toBe('2026-01-05');
  expect(isoMinute(new Date(2026, 0, 5, 7, 3).toISOString())).toBe('2026-01-05 07:03');
});
