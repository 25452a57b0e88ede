import { overlap } from '../exemplar/overlap';
import type { Box, Hit, Raster } from '../exemplar/types';
import { type Guess, guessesOf } from './ground';
import { fillHoles, labelRegions, openMask, pixelsOf } from './regions';
import { resemblance } from './resemblance';
import { boxOf, type Shape, shapeOf } from './shape';

export interface Silhouettes {
  /** How well the marked object's outline fits the drawn box; 1 is exact. */
  trust: number;
  mark: Shape;
  hits: Hit[];
}

/** Minimum odds of an object pixel; the value whose outline fits the drawn box best is used. */
const lines = [0, 1, 2, 4, 6];
/** Fit from which no further value is tried. */
const enough = 0.92;
/** A region with fewer pixels has no shape; one much larger than the drawn box is no single object. */
const leastPixels = 24;
const mostBoxes = 4;
/** Largest hole to fill, such as a pale centre or a highlight, as a share of the drawn box. */
const largestHole = 0.4;

/**
 * Segments the picture into objects and background and compares their outlines with the marked one. In pixels of the
 * raster.
 */
export function findSilhouettes(raster: Raster, drawn: Box): Silhouettes | undefined {
  let best: { guess: Guess; regions: Int32Array[]; own: Int32Array; trust: number } | undefined;
  for (const { guess, regions } of partings(raster, drawn)) {
    let [own, trust]: [Int32Array | undefined, number] = [undefined, best?.trust ?? 0];
    for (const region of regions) {
      const fit = overlap(boxOf(region, guess.width), drawn);
      if (fit > trust) [own, trust] = [region, fit];
    }
    if (own) best = { guess, regions, own, trust };
    if (trust >= enough) break;
  }
  if (!best) return undefined;
  const { guess, own, regions, trust } = best;
  const mark = shapeOf(guess, inside(own, guess.width, drawn));
  const others = regions.filter((region) => region !== own).map((region) => shapeOf(guess, region));
  return { trust, mark, hits: others.map((other) => ({ ...other.box, likeness: resemblance(mark, other) })) };
}

function* partings(raster: Raster, drawn: Box): Generator<{ guess: Guess; regions: Int32Array[] }> {
  for (const guess of guessesOf(raster, drawn))
    for (const line of lines) yield { guess, regions: regionsOf(guess, line, drawn) };
}

function regionsOf(guess: Guess, line: number, drawn: Box): Int32Array[] {
  const { width, height, odds } = guess;
  const area = drawn.width * drawn.height;
  const sure = new Uint8Array(odds.length);
  for (let i = 0; i < odds.length; i += 1) if ((odds[i] as number) > line) sure[i] = 1;
  const on = openMask({ width, height, on: fillHoles({ width, height, on: sure }, largestHole * area) });
  return pixelsOf(labelRegions({ width, height, on }), leastPixels, mostBoxes * area);
}

/** Pixels of the marked object inside its box; what it touches outside belongs to another object. */
function inside(pixels: Int32Array, width: number, drawn: Box): Int32Array {
  const within = pixels.filter((i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    return x >= drawn.x && x <= drawn.x + drawn.width && y >= drawn.y && y <= drawn.y + drawn.height;
  });
  return within.length >= leastPixels ? within : pixels;
}
