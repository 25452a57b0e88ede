import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../types';
import { grow, hullOf, smallestBox } from './smallest-box';

const coordinate = fc.integer({ min: 0, max: 1_000 });
const points = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 60 });

test('holds every point and is no larger than the upright box', () => {
  fc.assert(
    fc.property(points, (all) => {
      const { centre, along, width, height } = smallestBox(all);
      for (const { x, y } of all) {
        const [dx, dy] = [x - centre.x, y - centre.y];
        expect(Math.abs(dx * along.x + dy * along.y)).toBeLessThanOrEqual(width / 2 + 1e-6);
        expect(Math.abs(dy * along.x - dx * along.y)).toBeLessThanOrEqual(height / 2 + 1e-6);
      }
      const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
      const upright = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
      expect(width * height).toBeLessThanOrEqual(upright + 1e-6);
      expect(along.x).toBeGreaterThanOrEqual(Math.SQRT1_2 - 1e-9);
    }),
  );
});

test('finds a turned bar again, and grows it on every side', () => {
  const turn =
    (angle: number) =>
    (u: number, v: number): Point => ({
      x: 200 + u * Math.cos(angle) - v * Math.sin(angle),
      y: 200 + u * Math.sin(angle) + v * Math.cos(angle),
    });
  const at = turn(0.3);
  const box = smallestBox([at(-90, -10), at(90, -10), at(90, 10), at(-90, 10), at(0, 0)]);
  expect([box.width, box.height].map(Math.round)).toEqual([180, 20]);
  const [topLeft, , bottomRight] = grow(box, 5);
  expect(topLeft.x).toBeCloseTo(at(-95, -15).x);
  expect(bottomRight.y).toBeCloseTo(at(95, 15).y);
});

test('the hull of one point, of equal points and of a line does not break', () => {
  const one = { x: 3, y: 4 };
  expect(hullOf([one])).toEqual([one]);
  expect(smallestBox([one, one])).toMatchObject({ centre: one, width: 0, height: 0 });
  expect(smallestBox([one, { x: 9, y: 4 }])).toMatchObject({ width: 6, height: 0 });
});
