import { expect, test } from 'vitest';
import { dropAt } from './drop-at';

/** Three blocks of 100 pixels, of which the second list place is somebody else's. */
const blocks = [0, 2, 3].map((at, n) => ({
  at,
  place: { id: `b${at}`, left: 0, top: 100 * n, width: 500, height: 100 },
}));

test.each([
  [0, 20, undefined],
  [0, 120, undefined],
  [0, 160, { to: 2, line: 200 }],
  [0, 290, { to: 3, line: 300 }],
  [3, 10, { to: 0, line: 0 }],
  [3, 120, { to: 2, line: 100 }],
  [2, -50, { to: 0, line: 0 }],
  [7, 10, undefined],
])('the block at %i, dropped at %i', (dragged, y, drop) => {
  expect(dropAt(blocks, dragged, y)).toEqual(drop);
});
