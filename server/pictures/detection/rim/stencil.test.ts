import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Contrast } from './contrast';
import { makeEllipse } from './ellipse';
import { colourDistance, cover, lookInside } from './look';
import { colourDistanceAt, coverAt, filledAt, fitsAt, makeStencil, tabulateEdges } from './stencil';

const [width, height] = [80, 60];

/** Anything but even, and the same each time. */
const plane = (seed: number) =>
  Float32Array.from({ length: width * height }, (_, i) => Math.sin(i * 12.9898 + seed) * Math.cos(i * 0.37 * seed));
const contrast: Contrast = {
  ...{ width, height, step: 1, drop: 1 },
  ...{ lab: [plane(1), plane(2), plane(3)], plane: plane(4), gx: plane(5), gy: plane(6) },
};
const edges = tabulateEdges(contrast, 0.7);

test('looks at what the slower way looks at, wherever all of the ellipse is in the picture', () => {
  const whole = fc.record({
    ...{ a: fc.double({ min: 4, max: 20, noNaN: true }), b: fc.double({ min: 4, max: 20, noNaN: true }) },
    ...{ x: fc.integer({ min: 0, max: width - 1 }), y: fc.integer({ min: 0, max: height - 1 }) },
  });
  fc.assert(
    fc.property(whole, ({ a, b, x, y }) => {
      const shape = makeEllipse(a, b);
      const stencil = makeStencil(shape, contrast);
      fc.pre(fitsAt(stencil, contrast, x, y));
      const at = y * width + x;
      // The table knows half as many directions as the rim has points.
      expect(Math.abs(coverAt(edges, stencil.rim, at, -9, -9) - cover(contrast, { shape, x, y }, 0.7))).toBeLessThan(
        0.1,
      );
      const seen = lookInside(contrast, { shape, x, y });
      const own = { colours: Array.from({ length: 9 }, (_, n) => n / 9), levels: [] };
      const distance = colourDistanceAt(contrast, stencil, at, own, Number.POSITIVE_INFINITY);
      expect(distance).toBeCloseTo(colourDistance(own, seen), 4);
      const mean = seen.levels.reduce((sum, one) => sum + Math.max(0, Math.min(1, 0.2 + one)), 0) / seen.levels.length;
      expect(filledAt(contrast, stencil, at, 0.2, 1)).toBeCloseTo(mean, 4);
    }),
  );
});
