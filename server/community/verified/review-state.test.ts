import { expect, test } from 'vitest';
import { daysFrom, stateAt } from './review-state';

const reviewBy = new Date('2027-06-30T00:00:00Z');

test.each([
  [-31, 'valid'],
  [-29, 'due'],
  [1, 'overdue'],
  [13, 'overdue'],
  [15, 'stepped-down'],
] as const)('%i days after the date it is %s', (days, state) => {
  expect(stateAt({ state: 'valid', reviewBy }, daysFrom(reviewBy, days))).toBe(state);
  expect(stateAt({ state: 'superseded', reviewBy }, daysFrom(reviewBy, days))).toBe('superseded');
});
