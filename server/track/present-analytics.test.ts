import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween, presentAnalytics, weekOf } from './present-analytics';
import type { DaySum } from './store/sums';

const days = daysBetween('2026-11-16', '2026-11-29');

const sums = fc.array(
  fc.record({
    day: fc.constantFrom(...days),
    name: fc.constantFrom('visit', 'asked', 'opened', 'funnel'),
    what: fc.constantFrom('*', '/engine', 'visit', 'asked'),
    visitors: fc.integer({ min: 1, max: 12 }),
    more: fc.nat({ max: 30 }),
  }),
);

const unique = (rows: { day: string; name: string; what: string; visitors: number; more: number }[]): DaySum[] => [
  ...new Map(
    rows.map(({ more, ...row }) => [`${row.day} ${row.name} ${row.what}`, { ...row, count: row.visitors + more }]),
  ).values(),
];

test('nothing that fewer than five did can be read or subtracted from any figure', () => {
  fc.assert(
    fc.property(sums, fc.constantFrom('day' as const, 'week' as const), (rows, by) => {
      const all = unique(rows);
      const span = { from: '2026-11-16', to: '2026-11-29', by };
      const without = all.filter(({ visitors }) => visitors >= 5);
      const [shown, bare] = [presentAnalytics(all, span), presentAnalytics(without, span)];
      // The same figures as if the small groups had never been, but for what says that there is something.
      const plain = (value: unknown) => JSON.parse(JSON.stringify(value), (_, one) => one ?? 0);
      expect(plain(shown)).toEqual(plain(bare));
    }),
  );
});

test('weeks begin on Monday and are whole', () => {
  expect([weekOf('2026-11-16'), weekOf('2026-11-22'), weekOf('2026-11-23')]).toEqual([
    '2026-11-16',
    '2026-11-16',
    '2026-11-23',
  ]);
  const { periods } = presentAnalytics([], { from: '2026-11-18', to: '2026-11-24', by: 'week' });
  expect(periods.map(({ start }) => start)).toEqual(['2026-11-16', '2026-11-23']);
});

test('nothing is 0, hidden is null', () => {
  const row = { day: '2026-11-16', name: 'asked', what: '*', count: 9, visitors: 4 };
  const { total } = presentAnalytics([row], { from: '2026-11-16', to: '2026-11-16', by: 'day' });
  expect([total.asked, total.opened]).toEqual([null, 0]);
});
