import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WIDTHS } from './context';
import { fitFrame, screenHeight } from './fit-frame';

test('never wider than the room, never larger than life, never without a height', () => {
  const room = fc.record({ width: fc.integer({ min: 0, max: 4000 }), height: fc.integer({ min: 0, max: 3000 }) });
  fc.assert(
    fc.property(fc.constantFrom(...WIDTHS), room, (width, space) => {
      const { scale, height } = fitFrame(width, space);
      expect(scale).toBeGreaterThan(0);
      expect(scale).toBeLessThanOrEqual(1);
      if (space.width > 0) expect(width * scale).toBeLessThanOrEqual(space.width + 0.001);
      expect(height).toBeGreaterThanOrEqual(480);
      expect(screenHeight(width)).toBeGreaterThan(480);
    }),
  );
  expect(fitFrame(390, { width: 500, height: 900 })).toEqual({ scale: 1, height: 900 });
  expect(screenHeight(1000)).toBe(800);
});
