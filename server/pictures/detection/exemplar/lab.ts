import type { Raster } from './types';

/** sRGB byte → linear light. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Offset that keeps the cube root of near-black pixels from turning noise into colour. */
const floor = 1e-3;

/** Lookup table of the cube root of 0 to 1; computing three per pixel would dominate the run time. */
const fineness = 1 << 14;
const root = Float32Array.from({ length: fineness + 2 }, (_, i) => Math.cbrt(i / fineness + floor));

/**
 * Converts a raster to lightness and two colour differences, close to CIE Lab: equal distances look equally different.
 */
export function toLab({ rgb, width, height }: Raster): [Float32Array, Float32Array, Float32Array] {
  const size = width * height;
  const [l, a, b] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let i = 0, at = 0; i < size; i += 1, at += 3) {
    const red = linear[rgb[at] as number] as number;
    const green = linear[rgb[at + 1] as number] as number;
    const blue = linear[rgb[at + 2] as number] as number;
    // Divided by the white point, so values lie between 0 and 1; the 0.5 rounds.
    const x = root[((0.43386 * red + 0.37622 * green + 0.18992 * blue) * fineness + 0.5) | 0] as number;
    const y = root[((0.2126 * red + 0.7152 * green + 0.0722 * blue) * fineness + 0.5) | 0] as number;
    const z = root[((0.01772 * red + 0.10946 * green + 0.87282 * blue) * fineness + 0.5) | 0] as number;
    l[i] = y;
    a[i] = 4.3 * (x - y);
    b[i] = 1.7 * (y - z);
  }
  return [l, a, b];
}
