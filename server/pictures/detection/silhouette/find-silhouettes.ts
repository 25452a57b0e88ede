import { overlap } from '../exemplar/overlap';
import type { Box, Hit, Raster } from '../exemplar/types';
import { type Guess, guessesOf } from './ground';
import { fillHoles, labelRegions, openMask, pixelsOf } from './regions';
import { resemblance } from './resemblance';
import { type Shape, shapeOf } from './shape';

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

interface Region {
  pixels: Int32Array;
  shape: Shape;
}

/**
 * Segments the picture into objects and background and compares their outlines with the marked one. In pixels of the
 * raster.
 */
export function findSilhouettes(raster: Raster, drawn: Box): Silhouettes | undefined {
  let best: { guess: Guess; regions: Region[]; own: Region; trust: number } | undefined;
  for (const { guess, regions } of partings(raster, drawn)) {
    const own = regions.toSorted((a, b) => overlap(b.shape.box, drawn) - overlap(a.shape.box, drawn))[0];
    const trust = own ? overlap(own.shape.box, drawn) : 0;
    if (own && trust > (best?.trust ?? 0)) best = { guess, regions, own, trust };
    if (trust >= enough) break;
  }
  if (!best) return undefined;
  const { guess, own, regions, trust } = best;
  const mark = shapeOf(guess, inside(own.pixels, guess.width, drawn));
  const hits = regions
    .filter((region) => region !== own)
    .map(({ shape }) => ({ ...shape.box, likeness: resemblance(mark, shape) }));
  return { trust, mark, hits };
}

function* partings(raster: Raster, drawn: Box): Generator<{ guess: Guess; regions: Region[] }> {
  for (const guess of guessesOf(raster, drawn))
    for (const line of lines) yield { guess, regions: regionsOf(guess, line, drawn) };
}

function regionsOf(guess: Guess, line: number, drawn: Box): Region[] {
  const { width, height, odds } = guess;
  const area = drawn.width * drawn.height;
  const sure = new Uint8Array(odds.length);
  for (let i = 0; i < odds.length; i += 1) if ((odds[i] as number) > line) sure[i] = 1;
  const on = openMask({ width, height, on: fillHoles({ width, height, on: sure }, largestHole * area) });
  const found = pixelsOf(labelRegions({ width, height, on }), leastPixels, mostBoxes * area);
  return found.map((pixels) => ({ pixels, shape: shapeOf(guess, pixels) }));
}

/** Pixels of the marked object inside its box; what it touches outside belongs to another object. */
function inside(pixels: Int32Array, width: number, drawn: Box): Int32Array {
  const within = pixels.filter((i) => {
    const [x, y] = [(i % width) + 0.5, Math.floor(i / width) + 0.5];
    return x >= drawn.x && x <= drawn.x + drawn.width && y >= drawn.y && y <= drawn.y + drawn.height;
  });
  return within.length >= leastPixels ? within : pixels;
}
