import fc from 'fast-check';
import { expect, it } from 'vitest';
import { likeEnough, numbered, thresholdOf } from './numbered';

const box = { x: 1, y: 2, width: 3, height: 4 };
const objects = numbered({ objects: [{ ...box, score: 0.97 }], weaker: [{ ...box, score: 0.495 }] });

it('lets through what is like enough, as it is shown, and keeps the numbers', () => {
  expect(likeEnough(objects, 50).map(({ index }) => index)).toEqual([1, 2]);
  expect(likeEnough(objects, 51).map(({ index }) => index)).toEqual([1]);
  expect(likeEnough(objects, 98)).toEqual([]);
});

it('exports exactly what is shown', () => {
  const thousandths = fc.integer({ min: 0, max: 1000 }).map((value) => value / 1000);
  fc.assert(
    fc.property(thousandths, fc.integer({ min: 0, max: 100 }), (score, percent) => {
      const shown = likeEnough([{ ...box, score, index: 1 }], percent).length === 1;
      expect(score >= thresholdOf(percent) - 1e-9).toBe(shown);
    }),
  );
});
