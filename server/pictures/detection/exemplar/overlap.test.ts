import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepBest, overlap, sameThing } from './overlap';

const box = fc.record({
  x: fc.integer({ min: 0, max: 99 }),
  y: fc.integer({ min: 0, max: 99 }),
  width: fc.integer({ min: 1, max: 50 }),
  height: fc.integer({ min: 1, max: 50 }),
  likeness: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('overlap is a share, the same both ways, and 1 only for the same box', () => {
  fc.assert(
    fc.property(box, box, (a, b) => {
      expect(overlap(a, b)).toBe(overlap(b, a));
      expect(overlap(a, b)).toBeGreaterThanOrEqual(0);
      expect(overlap(a, b)).toBeLessThanOrEqual(1);
      expect(overlap(a, a)).toBe(1);
    }),
  );
});

test('of each thing the best box is kept, best first', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 30 }), (hits) => {
      const kept = keepBest(hits);
      expect(kept.map(({ likeness }) => likeness)).toEqual(
        kept.map(({ likeness }) => likeness).toSorted((a, b) => b - a),
      );
      for (const [i, one] of kept.entries())
        for (const other of kept.slice(i + 1)) expect(sameThing(one, other)).toBe(false);
      for (const hit of hits) expect(kept.some((one) => one === hit || sameThing(one, hit))).toBe(true);
    }),
  );
});

test('a small box inside a large one is the same thing, a neighbour is not', () => {
  expect(sameThing({ x: 0, y: 0, width: 40, height: 40 }, { x: 10, y: 10, width: 10, height: 10 })).toBe(true);
  expect(sameThing({ x: 0, y: 0, width: 40, height: 40 }, { x: 35, y: 0, width: 40, height: 40 })).toBe(false);
});
