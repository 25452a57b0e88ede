import { expect, test } from 'vitest';
import { countClicks } from './six-clicks';

const clicks = (times: number[]) => {
  let now = 0;
  const count = countClicks(() => now);
  return times.map((time) => {
    now = time;
    return count();
  });
};

test('the sixth click within a second counts, and then it starts anew', () => {
  expect(clicks([0, 200, 400, 600, 800, 1000, 1100])).toEqual([false, false, false, false, false, true, false]);
});

test('six slow clicks are six clicks', () => {
  expect(clicks([0, 201, 402, 603, 804, 1005]).includes(true)).toBe(false);
  expect(clicks([0, 5000, 5100, 5200, 5300, 5400, 5500]).at(-1)).toBe(true);
});
