import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, boxBetween, boxOfShape, fitBox, trimmedBox } from './crop-box';

const size = fc.record({ width: fc.integer({ min: 8, max: 4000 }), height: fc.integer({ min: 8, max: 4000 }) });
const number = fc.integer({ min: -5000, max: 9000 });
const box = fc.record({ x: number, y: number, width: number, height: number });
const ratio = fc.constantFrom(null, 1, 4 / 3, 16 / 9, 4);
const isWithin = ({ x, y, width, height }: Box, of: { width: number; height: number }) =>
  [x, y, width, height].every(Number.isInteger) &&
  x >= 0 &&
  y >= 0 &&
  width > 0 &&
  height > 0 &&
  x + width <= of.width &&
  y + height <= of.height;

describe('a piece of a picture', () => {
  test('is within it, in whole pixels, whatever is typed, dragged or chosen', () => {
    fc.assert(
      fc.property(size, box, ratio, (of, wanted, shape) => {
        const [from, to] = [
          { x: Math.abs(wanted.x) % of.width, y: Math.abs(wanted.y) % of.height },
          { x: wanted.width, y: wanted.height },
        ];
        const whole = { x: 0, y: 0, ...of };
        for (const made of [fitBox(wanted, of), boxOfShape(shape, whole, of), boxBetween(from, to, of, shape)]) {
          expect(isWithin(made, of), JSON.stringify(made)).toBe(true);
        }
      }),
    );
  });

  test('of a shape is the largest in the middle', () => {
    const of = { width: 200, height: 100 };
    expect(boxOfShape(1, { x: 0, y: 0, ...of }, of)).toEqual({ x: 50, y: 0, width: 100, height: 100 });
    expect(boxOfShape(4, { x: 0, y: 0, ...of }, of)).toEqual({ x: 0, y: 25, width: 200, height: 50 });
    expect(boxOfShape(null, { x: 10, y: 0, width: 90, height: 100 }, of)).toMatchObject({ x: 10, width: 90 });
  });

  test('is drawn to any side, and keeps its shape', () => {
    const of = { width: 200, height: 100 };
    expect(boxBetween({ x: 100, y: 80 }, { x: 60, y: 40 }, of, null)).toEqual({ x: 60, y: 40, width: 40, height: 40 });
    const { width, height } = boxBetween({ x: 20, y: 20 }, { x: 180, y: 60 }, of, 2);
    expect(width / height).toBe(2);
  });

  test('without its empty edges is what can be seen in it', () => {
    const of = { width: 60, height: 40 };
    const pixels = new Uint8ClampedArray(of.width * of.height * 4).fill(255);
    // A mark of 20 × 10 on white, and a hole to see through, which is no mark.
    for (let y = 12; y < 22; y += 1)
      for (let x = 30; x < 50; x += 1) pixels.set([200, 16, 46, 255], (y * of.width + x) * 4);
    pixels.set([9, 9, 9, 0], 4 * 5);
    expect(trimmedBox(pixels, of)).toEqual({ x: 30, y: 12, width: 20, height: 10 });
    expect(trimmedBox(new Uint8ClampedArray(pixels.length).fill(7), of)).toEqual({ x: 0, y: 0, ...of });
  });
});
