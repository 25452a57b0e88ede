import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findColors } from './find-colors';

type Pixel = [number, number, number, number];
const channel = fc.integer({ min: 0, max: 255 });
const solid = fc.tuple(channel, channel, channel, fc.constant(255));
const pixel = fc.tuple(channel, channel, channel, channel);
const hex = ([red, green, blue]: readonly number[]) =>
  `#${[red, green, blue].map((value) => (value ?? 0).toString(16).padStart(2, '0')).join('')}`;
const times = (count: number, one: Pixel) => Array.from({ length: count }, () => one).flat();

describe('the colours of a logo', () => {
  test('a picture of one colour has that colour', () => {
    fc.assert(
      fc.property(solid, fc.integer({ min: 1, max: 40 }), (one, count) => {
        expect(findColors(times(count, one))).toEqual([hex(one)]);
      }),
    );
  });

  test('are at most five, each a colour of its own and within what the picture has', () => {
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 200 }), (pixels) => {
        const found = findColors(pixels.flat());
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found).size).toBe(found.length);
        const opaque = pixels.filter((one) => one[3] >= 128);
        expect(found.length > 0).toBe(opaque.length > 0);
        for (const color of found)
          for (const n of [0, 1, 2] as const) {
            const value = Number.parseInt(color.slice(1 + 2 * n, 3 + 2 * n), 16);
            expect(value).toBeGreaterThanOrEqual(Math.min(...opaque.map((one) => one[n])));
            expect(value).toBeLessThanOrEqual(Math.max(...opaque.map((one) => one[n])));
          }
      }),
    );
  });

  test('do not depend on where in the picture they are, nor on what is transparent', () => {
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 100 }), fc.array(pixel, { maxLength: 20 }), (pixels, clear) => {
        const found = findColors(pixels.flat());
        const hidden = clear.map(([red, green, blue]) => [red, green, blue, 0]);
        expect(new Set(findColors([...pixels.toReversed(), ...hidden].flat()))).toEqual(new Set(found));
      }),
    );
  });

  test('of a mark on a large white ground are those of the mark', () => {
    const white = times(900, [255, 255, 255, 255]);
    expect(findColors([...white, ...times(60, [200, 16, 46, 255]), ...times(40, [0, 51, 160, 255])])).toEqual([
      '#c8102e',
      '#0033a0',
    ]);
  });

  test('of a black mark are its greys, because there is nothing else', () => {
    expect(findColors(times(10, [20, 20, 20, 255]))).toEqual(['#141414']);
  });
});
