import { expect, test } from 'vitest';
import { changedItems } from './changed-items';

const [a, b, c] = [{ text: 'a' }, { text: 'b' }, { text: 'c' }];

test('leaves out what both lists have, each item once', () => {
  expect(changedItems([a, b], [b, c])).toEqual({ from: [a], to: [c], same: 1 });
  expect(changedItems([a], [a, a])).toEqual({ from: [], to: [a], same: 1 });
  expect(changedItems([], [a])).toEqual({ from: [], to: [a], same: 0 });
});

test('shows everything if only the order differs', () => {
  expect(changedItems([a, b], [b, a])).toEqual({ from: [a, b], to: [b, a], same: 0 });
});

test('is for lists of objects only', () => {
  expect(changedItems(['x'], ['y'])).toBeUndefined();
  expect(changedItems(undefined, [a])).toBeUndefined();
});
