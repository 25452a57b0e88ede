import { expect, test } from 'vitest';
import { partOf } from './cut-part';

const picture = { width: 100, height: 60 };

test('what is left out reaches to the edge', () => {
  expect(partOf(picture, {})).toEqual({ left: 0, top: 0, width: 100, height: 60 });
  expect(partOf(picture, { left: 30, top: 10 })).toEqual({ left: 30, top: 10, width: 70, height: 50 });
  expect(partOf(picture, { width: 5, height: 6 })).toEqual({ left: 0, top: 0, width: 5, height: 6 });
});

test('the edge itself is inside', () => {
  expect(partOf(picture, { left: 99, top: 59, width: 1, height: 1 })).toMatchObject({ left: 99, top: 59 });
});

test.each([
  { left: 100 },
  { top: 60 },
  { left: 50, width: 51 },
  { top: 1, height: 60 },
  { width: 0 },
  { height: 0 },
  { left: 1000, width: 10 },
])('%j is refused, and says how large the picture is', (input) => {
  expect(() => partOf(picture, input)).toThrow('outside the 100×60 image');
});
