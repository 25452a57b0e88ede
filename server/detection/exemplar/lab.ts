import type { Raster } from './types';

/** sRGB byte → linear light. */
const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Keeps the cube root of near-black pixels from turning noise into colour. */
const floor = 1e-3;

/** Lightness and two colour differences, near enough to CIE Lab: equal distances look equally different. */
export function toLab({ rgb, width, height }: Raster): [Float32Array, Float32Array, Float32Array] {
  const size = width * height;
  const [l, a, b] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let i = 0, at = 0; i < size; i += 1, at += 3) {
    const red = linear[rgb[at] as number] as number;
    const green = linear[rgb[at + 1] as number] as number;
    const blue = linear[rgb[at + 2] as number] as number;
    const x = Math.cbrt((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505 + floor);
    const y = Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue + floor);
    const z = Math.cbrt((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089 + floor);
    l[i] = y;
    a[i] = 4.3 * (x - y);
    b[i] = 1.7 * (y - z);
  }
  return [l, a, b];
}
