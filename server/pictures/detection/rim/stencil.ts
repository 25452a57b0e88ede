import type { Contrast } from './contrast';
import { type Ellipse, points } from './ellipse';
import { against, type Inside, rings, ringWeight, stride } from './look';

/** An ellipse as distances between pixels of a raster, for places where all of it is in the picture. */
export interface Stencil {
  shape: Ellipse;
  /** Pixels from the centre to the picture's edge from which it is. */
  margin: { x: number; y: number };
  /** Of each rim point, in the table of edges. */
  rim: Int32Array;
  /** Of the points sampled on each ring, from the outermost. */
  rings: Int32Array[];
}

/** A quarter of the points is judged first. */
const quick = 4;
/** Directions in the table of edges: half as many as a rim has points are close enough. */
const directions = points / 2;
/** A full edge in the table, and the least that an edge in the wrong direction counts. */
const whole = 100;
const worst = against * whole;

export function makeStencil(shape: Ellipse, { width, gx }: Contrast): Stencil {
  const distance = (k: number, share: number) =>
    Math.round(share * (shape.dy[k] as number)) * width + Math.round(share * (shape.dx[k] as number));
  return {
    shape,
    margin: { x: Math.ceil(shape.half.x) + 1, y: Math.ceil(shape.half.y) + 1 },
    rim: Int32Array.from({ length: points }, (_, k) => directionAt(shape, k) * gx.length + distance(k, 1)),
    rings: rings
      .toReversed()
      .map((share) => Int32Array.from({ length: Math.ceil(points / stride) }, (_, n) => distance(n * stride, share))),
  };
}

/** Number of the closest direction in the table. */
function directionAt({ outX, outY }: Ellipse, k: number): number {
  const turn = Math.atan2(outY[k] as number, outX[k] as number) / (2 * Math.PI);
  return Math.round((turn + 1) * directions) % directions;
}

/**
 * What each pixel contributes to a rim facing each direction, one direction after the other: worked out once, since
 * thousands of ellipses share a pixel.
 */
export function tabulateEdges({ gx, gy }: Contrast, full: number): Int8Array {
  const size = gx.length;
  const table = new Int8Array(size * directions);
  const half = directions / 2;
  for (let k = 0; k < half; k += 1) {
    const x = (-Math.cos((2 * Math.PI * k) / directions) * whole) / full;
    const y = (-Math.sin((2 * Math.PI * k) / directions) * whole) / full;
    for (let i = 0, at = k * size, opposite = at + half * size; i < size; i += 1, at += 1, opposite += 1) {
      const fall = (gx[i] as number) * x + (gy[i] as number) * y;
      // Rounded: above zero, cutting off the fraction rounds down.
      const edge = (((fall > whole ? whole : fall < -whole ? -whole : fall) + whole + 0.5) | 0) - whole;
      table[at] = edge < worst ? worst : edge;
      table[opposite] = -edge < worst ? worst : -edge;
    }
  }
  return table;
}

/** Whether all of it is in the picture at this place. */
export function fitsAt({ margin }: Stencil, { width, height }: Contrast, x: number, y: number): boolean {
  return x >= margin.x && y >= margin.y && x < width - margin.x && y < height - margin.y;
}

/**
 * Share of the rim with an edge like the drawn object's, around the pixel `at`; 0 once it is clear that a quarter of the
 * points reaches less than `leastQuick`, or all of them less than `least`.
 */
export function coverAt(edges: Int8Array, rim: Int32Array, at: number, leastQuick: number, least: number): number {
  let sum = 0;
  for (let k = 0; k < points; k += quick) sum += edges[at + (rim[k] as number)] as number;
  if (sum * quick < leastQuick * whole * points) return 0;
  const wanted = least * whole * points;
  for (let part = 1, left = points - points / quick; part < quick; part += 1) {
    if (sum + left * whole < wanted) return 0;
    for (let k = part; k < points; k += quick) sum += edges[at + (rim[k] as number)] as number;
    left -= points / quick;
  }
  return sum < wanted ? 0 : sum / whole / points;
}

/** Share of the outermost ring that is object, not background: `sharePer` of the plane's value, plus `base`. */
export function filledAt({ plane }: Contrast, { rings: [outer] }: Stencil, at: number, base: number, sharePer: number) {
  if (!outer) return 0;
  let sum = 0;
  for (let n = 0; n < outer.length; n += 1) {
    const share = base + sharePer * (plane[at + (outer[n] as number)] as number);
    sum += share > 1 ? 1 : share < 0 ? 0 : share;
  }
  return sum / outer.length;
}

/** Squared distance of the ring colours to those of the drawn object, outer rings first; stops above `most`. */
export function colourDistanceAt({ lab }: Contrast, stencil: Stencil, at: number, { colours }: Inside, most: number) {
  const [l, a, b] = lab;
  let distance = 0;
  for (let turn = 0; turn < stencil.rings.length && distance <= most; turn += 1) {
    const ring = stencil.rings[turn] as Int32Array;
    const own = (stencil.rings.length - 1 - turn) * 3;
    let [x, y, z] = [0, 0, 0];
    for (let n = 0; n < ring.length; n += 1) {
      const i = at + (ring[n] as number);
      x += l[i] as number;
      y += a[i] as number;
      z += b[i] as number;
    }
    x = x / ring.length - (colours[own] as number);
    y = y / ring.length - (colours[own + 1] as number);
    z = z / ring.length - (colours[own + 2] as number);
    distance += ringWeight(own / 3) * (x * x + y * y + z * z);
  }
  return distance;
}
