import type { Contrast } from './contrast';
import { type Place, points } from './ellipse';

/**
 * Contribution of a rim point outside the picture, and the minimum of an edge in the wrong direction; a full edge
 * counts 1.
 */
const unseen = 0.1;
export const against = -0.5;
/** Rings inside a rim, as shares of it, and the weights of their colours. */
export const rings = [0.25, 0.55, 0.8];
const weights = [0.5, 1, 1.5];
const total = 3;
export const ringWeight = (ring: number): number => (weights[ring] as number) / total;
/** Step between the points sampled for colours. */
export const stride = 3;

/** Drop of the plane from inside to outside at each rim point; NaN outside the picture. */
const falls = new Float32Array(points);

function readFalls({ width, height, gx, gy }: Contrast, { shape, x, y }: Place, every: number): Float32Array {
  for (let k = 0; k < points; k += every) {
    const px = Math.round(x + (shape.dx[k] as number));
    const py = Math.round(y + (shape.dy[k] as number));
    const i = py * width + px;
    falls[k] =
      px < 0 || py < 0 || px >= width || py >= height
        ? Number.NaN
        : -((gx[i] as number) * (shape.outX[k] as number) + (gy[i] as number) * (shape.outY[k] as number));
  }
  return falls;
}

/** Median drop along a rim; that of the drawn object is the reference for the others. */
export function fallOf(contrast: Contrast, place: Place): number {
  const seen = readFalls(contrast, place, 1).filter((value) => !Number.isNaN(value));
  return seen.sort()[Math.floor(seen.length / 2)] ?? 0;
}

/** Share of a rim with an edge like the drawn object's; 1 is all of it. */
export function cover(contrast: Contrast, place: Place, full: number, every = 1): number {
  const all = readFalls(contrast, place, every);
  let sum = 0;
  for (let k = 0; k < points; k += every) {
    const fall = all[k] as number;
    sum += Number.isNaN(fall) ? unseen : Math.max(against, Math.min(1, fall / full));
  }
  return (sum * every) / points;
}

export interface Inside {
  /** Mean colours of the rings, three numbers each. */
  colours: number[];
  /** Values of the plane along the outermost ring. */
  levels: number[];
}

export function lookInside({ width, height, lab, plane }: Contrast, { shape, x, y }: Place): Inside {
  const levels: number[] = [];
  const colours = rings.flatMap((share, ring) => {
    const sum = [0, 0, 0];
    let count = 0;
    for (let k = 0; k < points; k += stride) {
      const px = Math.round(x + share * (shape.dx[k] as number));
      const py = Math.round(y + share * (shape.dy[k] as number));
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const i = py * width + px;
      count += 1;
      for (let n = 0; n < 3; n += 1) sum[n] = (sum[n] as number) + ((lab[n] as Float32Array)[i] as number);
      if (ring === rings.length - 1) levels.push(plane[i] as number);
    }
    return sum.map((value) => value / Math.max(1, count));
  });
  return { colours, levels };
}

/** Squared distance of the ring colours; outer rings weigh more. */
export function colourDistance(one: Inside, other: Inside): number {
  return one.colours.reduce((sum, value, i) => {
    return sum + ringWeight(Math.floor(i / 3)) * (value - (other.colours[i] as number)) ** 2;
  }, 0);
}
