import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateGroup } from './date-group';

const now = new Date(2026, 4, 20, 9, 0).getTime();
const at = (month: number, day: number, hour = 12) => dateGroup(new Date(2026, month - 1, day, hour).getTime(), now);

it('counts calendar days', () => {
  expect(at(5, 20, 0)).toBe('today');
  expect(at(5, 19, 23)).toBe('yesterday');
  expect(at(5, 19, 0)).toBe('yesterday');
  expect(at(5, 18, 23)).toBe('week');
  expect(at(5, 14, 0)).toBe('week');
  expect(at(5, 13)).toBe('month');
  expect(at(4, 21, 0)).toBe('month');
  expect(at(4, 20)).toBe('older');
});

it('never puts an older one into a newer group', () => {
  const order = ['today', 'yesterday', 'week', 'month', 'older'];
  const time = fc.integer({ min: now - 100 * 86_400_000, max: now });
  fc.assert(
    fc.property(time, time, (a, b) => {
      const [newer, older] = a > b ? [a, b] : [b, a];
      return order.indexOf(dateGroup(newer, now)) <= order.indexOf(dateGroup(older, now));
    }),
  );
});
