import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scatter } from './scatter';

it('stays on the picture, begins with the drawn box and grows less sure', () => {
  const length = fc.integer({ min: 1, max: 4000 });
  fc.assert(
    fc.property(length, length, fc.nat(), fc.nat(), (width, height, x, y) => {
      const box = { x: x % width, y: y % height, width: 0, height: 0 };
      const drawn = { ...box, width: Math.max(1, (width - box.x) >> 2), height: Math.max(1, (height - box.y) >> 2) };
      const found = scatter(drawn, { width, height });
      expect(found[0]).toMatchObject(drawn);
      expect(found.length).toBeLessThanOrEqual(12);
      for (const each of found) {
        expect(each.x + each.width).toBeLessThanOrEqual(width);
        expect(each.y + each.height).toBeLessThanOrEqual(height);
        expect(each.score).toBeGreaterThan(0);
      }
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
    }),
    { numRuns: 300 },
  );
});
