import type { Box } from '../exemplar/types';
import type { Guess } from './ground';

/** Position and look of an object, from its pixels. */
export interface Shape {
  area: number;
  centre: { x: number; y: number };
  /** Angle of the long axis against the picture's lower edge, in radians. */
  angle: number;
  length: number;
  /** Extent across the long axis. */
  breadth: number;
  /** Widths along the long axis from the heavier end, as shares of the length. */
  profile: number[];
  colour: number[];
  box: Box;
}

const steps = 8;

export function shapeOf({ width, colours }: Pick<Guess, 'width' | 'colours'>, pixels: ArrayLike<number>): Shape {
  const area = pixels.length;
  let [sx, sy] = [0, 0];
  for (let k = 0; k < area; k += 1) {
    const i = pixels[k] as number;
    const [x, y] = [i % width, Math.floor(i / width)];
    sx += x;
    sy += y;
  }
  const centre = { x: sx / area, y: sy / area };
  let [xx, xy, yy] = [0, 0, 0];
  for (let k = 0; k < area; k += 1) {
    const i = pixels[k] as number;
    const [x, y] = [(i % width) - centre.x, Math.floor(i / width) - centre.y];
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [along, across] = [new Float32Array(area), new Float32Array(area)];
  const colour = [0, 0, 0];
  for (let k = 0; k < area; k += 1) {
    const i = pixels[k] as number;
    const [x, y] = [(i % width) - centre.x, Math.floor(i / width) - centre.y];
    along[k] = x * c + y * s;
    across[k] = y * c - x * s;
    for (let n = 0; n < 3; n += 1) {
      colour[n] = (colour[n] as number) + (colours[i * 3 + n] as number) / area;
    }
  }
  const ends = extent(along);
  const sides = extent(across);
  const length = ends.high - ends.low + 1;
  return {
    area,
    centre,
    angle,
    length,
    breadth: sides.high - sides.low + 1,
    profile: profileOf(along, ends.low, length),
    colour,
    box: boxOf(pixels, width),
  };
}

export function boxOf(pixels: ArrayLike<number>, width: number): Box {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  for (let k = 0; k < pixels.length; k += 1) {
    const x = (pixels[k] as number) % width;
    const y = ((pixels[k] as number) - x) / width;
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    if (y >= bottom) bottom = y + 1;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Range between the 1st and the 99th percentile, which ignores stray pixels. */
function extent(values: Float32Array): { low: number; high: number } {
  const sorted = values.toSorted();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
  return { low: at(0.01), high: at(0.99) };
}

function profileOf(along: Float32Array, low: number, length: number): number[] {
  const counts = new Array<number>(steps).fill(0);
  for (const value of along) {
    const step = Math.min(steps - 1, Math.max(0, Math.floor(((value - low) / length) * steps)));
    counts[step] = (counts[step] as number) + 1;
  }
  const shares = counts.map((count) => (count * steps) / (length * length));
  const half = steps / 2;
  const sum = (from: number) => shares.slice(from, from + half).reduce((all, one) => all + one, 0);
  return sum(0) >= sum(half) ? shares : shares.toReversed();
}
