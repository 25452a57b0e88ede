import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Corners } from '../types';
import { inReadingOrder } from './reading-order';

function lineAt(name: string, u: number, v: number, angle: number, long = 100) {
  const at = (du: number, dv: number) => ({
    x: 500 + (u + du) * Math.cos(angle) - (v + dv) * Math.sin(angle),
    y: 500 + (u + du) * Math.sin(angle) + (v + dv) * Math.cos(angle),
  });
  return { name, corners: [at(0, 0), at(long, 0), at(long, 20), at(0, 20)] as Corners };
}

test('rows from the top, a row from the left, however the picture is turned', () => {
  fc.assert(
    fc.property(fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }), (angle) => {
      const lines = [
        lineAt('title', 0, -60, angle, 250),
        lineAt('left', 0, 0, angle),
        lineAt('right', 150, 4, angle),
        lineAt('foot', 20, 60, angle),
      ];
      const order = inReadingOrder(lines.toReversed()).map(({ name }) => name);
      expect(order).toEqual(['title', 'left', 'right', 'foot']);
    }),
  );
});

test('no lines are no rows', () => {
  expect(inReadingOrder([])).toEqual([]);
});
