import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planSearch } from './plan-search';

test('any picture and rectangle stay within the bounds of memory', () => {
  const side = fc.integer({ min: 4, max: 30_000 });
  fc.assert(
    fc.property(side, side, side, side, (width, height, w, h) => {
      const plan = planSearch({ width, height }, { width: Math.min(w, width), height: Math.min(h, height) });
      const [finest] = plan.decode;
      const pixels = finest.width * finest.height;
      expect(pixels).toBeLessThan(2_000_000);
      expect(plan.window).toBeGreaterThanOrEqual(8);
      expect(plan.window).toBeLessThanOrEqual(32);
      expect(plan.step).toBeGreaterThanOrEqual(1);
      expect(plan.factors).toEqual(plan.factors.toSorted((a, b) => b - a));
    }),
  );
});
