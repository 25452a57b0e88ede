import type { Raster } from '../../detection/exemplar/types';
import type { Corners, Point } from '../types';

/** Input height of the reading network in pixels. */
export const lineHeight = 48;
/** Longer lines are compressed, because the network's work grows with the width. */
const widest = 48 * 40;
/** Shorter lines are padded, because the network was trained on long ones. */
const narrowest = 160;
/** Ratio of height to width from which a line is read from top to bottom. */
const standing = 1.5;

export interface LineCut {
  /** Three planes (blue, green, red) of 48 rows, -1 to 1, as the network expects. */
  planes: Float32Array;
  width: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Orders the corners so that a vertical line is read horizontally. */
export function layDown(corners: Corners): Corners {
  const [a, b, c, d] = corners;
  return distance(a, d) > standing * distance(a, b) ? [b, c, d, a] : corners;
}

/** The same line rotated by 180°. */
export const turnOver = ([a, b, c, d]: Corners): Corners => [c, d, a, b];

/** Cuts a line out of its picture, straightened and 48 pixels high. */
export function cutLine(raster: Raster, [a, b, , d]: Corners): LineCut {
  const [long, high] = [distance(a, b), Math.max(1, distance(a, d))];
  const inked = Math.min(widest, Math.max(8, Math.round((long / high) * lineHeight)));
  const width = Math.max(narrowest, inked);
  const planes = new Float32Array(3 * lineHeight * width);
  // For large lines each target pixel averages several source pixels, which reduces noise.
  const taps = Math.min(4, Math.max(1, Math.round(high / lineHeight)));
  for (let y = 0; y < lineHeight; y += 1)
    for (let x = 0; x < inked; x += 1) {
      const sums = [0, 0, 0];
      for (let tap = 0; tap < taps * taps; tap += 1) {
        const u = (x + ((tap % taps) + 0.5) / taps) / inked;
        const v = (y + (Math.floor(tap / taps) + 0.5) / taps) / lineHeight;
        addSample(raster, a.x + (b.x - a.x) * u + (d.x - a.x) * v, a.y + (b.y - a.y) * u + (d.y - a.y) * v, sums);
      }
      for (let plane = 0; plane < 3; plane += 1)
        planes[(plane * lineHeight + y) * width + x] = (sums[2 - plane] as number) / (taps * taps * 127.5) - 1;
    }
  return { planes, width };
}

/** Samples bilinearly; coordinates outside are clamped to the edge. */
function addSample({ rgb, width, height }: Raster, px: number, py: number, sums: number[]): void {
  const x = Math.min(width - 1, Math.max(0, px - 0.5));
  const y = Math.min(height - 1, Math.max(0, py - 0.5));
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [fx, fy] = [x - x0, y - y0];
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (column: number, row: number) => rgb[(row * width + column) * 3 + channel] as number;
    const above = at(x0, y0) * (1 - fx) + at(x1, y0) * fx;
    const below = at(x0, y1) * (1 - fx) + at(x1, y1) * fx;
    sums[channel] = (sums[channel] as number) + above * (1 - fy) + below * fy;
  }
}
