import { blurPlane } from '../exemplar/blur-plane';
import { toLab } from '../exemplar/lab';
import type { Box, Raster } from '../exemplar/types';
import { fitMixture, likelihood, type Mixture, type Points, split } from './mixture';

export interface Guess {
  width: number;
  height: number;
  /** Log odds of object against background. */
  odds: Float32Array;
  /** Lightness and colours as differences from the nearby background, three values per pixel. */
  colours: Float32Array;
}

/** Width of the frame around the marked box that is taken as background, as a share of its sides. */
const rim = 0.3;
const startParts = 6;
const groundParts = 4;
const thingParts = 3;
const rounds = 3;
const mostPoints = 3_000;
const leastRatio = 1.6;
/** Limits the influence of a single pixel. */
const mostOdds = 10;
/**
 * Weight of object pixels in the background estimate: if everything looks like an object, the background has changed.
 */
const doubtful = 0.05;

/**
 * Separates objects from background: learned from the marked box and the frame around it, corrected for uneven
 * lighting.
 */
export function* guessesOf(raster: Raster, drawn: Box): Generator<Guess> {
  const { width, height } = raster;
  const size = { width, height };
  const colours = new Float32Array(width * height * 3);
  toLab(raster).forEach((values, k) => {
    const plane = blurPlane({ values, ...size }).values;
    for (let i = 0; i < plane.length; i += 1) colours[i * 3 + k] = plane[i] as number;
  });
  for (const start of [byFrequency, byDistance]) {
    const flat = flatten(colours, oddsOf(colours, size, drawn, start), size, drawn);
    yield { ...size, odds: oddsOf(flat, size, drawn, start), colours: flat };
  }
}

interface Size {
  width: number;
  height: number;
}

type Start = typeof byFrequency;

function oddsOf(colours: Float32Array, size: Size, drawn: Box, start: Start): Float32Array {
  const inside = thin(indicesIn(size, drawn));
  const around = thin(ringIn(size, drawn));
  let { mine, rest } = start(colours, inside, around);
  const values = new Float32Array(size.width * size.height).fill(-mostOdds);
  let thing: Mixture = new Float64Array();
  let ground: Mixture = thing;
  for (let round = 0; round < rounds; round += 1) {
    thing = fitMixture(pick(colours, mine), thingParts);
    ground = fitMixture(pick(colours, rest), groundParts);
    if (thing.length === 0 || ground.length === 0) return values;
    const isMine = (i: number) => likelihood(thing, colours, i) > likelihood(ground, colours, i);
    mine = inside.filter(isMine);
    const own = new Set(mine);
    rest = [...around.filter((i) => !isMine(i)), ...inside.filter((i) => !own.has(i))];
  }
  for (let i = 0; i < values.length; i += 1) {
    const odds = likelihood(thing, colours, i) - likelihood(ground, colours, i);
    values[i] = Math.max(-mostOdds, Math.min(mostOdds, odds));
  }
  return blurPlane({ values, ...size }).values;
}

/**
 * Takes the colours more frequent in the box than around it as the object's, so that objects of its kind in the frame
 * do not hide it.
 */
function byFrequency(colours: Float32Array, inside: number[], around: number[]) {
  const all = [...inside, ...around];
  const { owner } = split(pick(colours, all), startParts);
  const share = (part: number, from: number, to: number) =>
    (owner.subarray(from, to).reduce((sum, one) => sum + (one === part ? 1 : 0), 0) + 1) / Math.max(1, to - from);
  const ratio = Array.from(
    { length: startParts },
    (_, part) => share(part, 0, inside.length) / share(part, inside.length, all.length),
  );
  const least = Math.min(Math.max(...ratio), leastRatio);
  const isMine = (at: number) => (ratio[owner[at] as number] as number) >= least;
  return {
    mine: inside.filter((_, at) => isMine(at)),
    rest: all.filter((_, at) => !isMine(at)),
  };
}

/** Takes the colours that the frame lacks as the object's, however few they are. */
function byDistance(colours: Float32Array, inside: number[], around: number[]) {
  const ground = fitMixture(pick(colours, around), groundParts);
  const odd = inside.map((i) => ({ i, value: likelihood(ground, colours, i) })).sort((a, b) => a.value - b.value);
  const count = Math.floor(odd.length / 4);
  return { mine: odd.slice(0, count).map(({ i }) => i), rest: around };
}

function thin(indices: readonly number[]): number[] {
  const step = Math.max(1, Math.floor(indices.length / mostPoints));
  return indices.filter((_, at) => at % step === 0);
}

function pick(colours: Float32Array, indices: readonly number[]): Points {
  const points = new Float32Array(indices.length * 3);
  indices.forEach((i, at) => {
    points.set(colours.subarray(i * 3, i * 3 + 3), at * 3);
  });
  return points;
}

function ringIn(size: Size, drawn: Box): number[] {
  const own = new Set(indicesIn(size, drawn));
  return indicesIn(size, grow(drawn, rim)).filter((i) => !own.has(i));
}

function grow({ x, y, width, height }: Box, by: number): Box {
  const add = Math.max(4, by * Math.min(width, height));
  return { x: x - add, y: y - add, width: width + 2 * add, height: height + 2 * add };
}

export function indicesIn({ width, height }: Size, box: Box): number[] {
  const found: number[] = [];
  const [left, right] = [Math.max(0, Math.round(box.x)), Math.min(width, Math.round(box.x + box.width))];
  const [top, bottom] = [Math.max(0, Math.round(box.y)), Math.min(height, Math.round(box.y + box.height))];
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) found.push(y * width + x);
  return found;
}

/** Subtracts the local background colour, so that an object looks the same in a darker corner. */
function flatten(colours: Float32Array, odds: Float32Array, size: Size, drawn: Box): Float32Array {
  const cell = Math.max(4, Math.round(Math.max(drawn.width, drawn.height) / 4));
  const [columns, rows] = [Math.ceil(size.width / cell), Math.ceil(size.height / cell)];
  const sums = new Float64Array(columns * rows * 4);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const i = y * size.width + x;
      const weight = (odds[i] as number) > 0 ? doubtful : 1;
      const at = (Math.floor(y / cell) * columns + Math.floor(x / cell)) * 4;
      for (let k = 0; k < 3; k += 1) sums[at + k] = (sums[at + k] as number) + weight * (colours[i * 3 + k] as number);
      sums[at + 3] = (sums[at + 3] as number) + weight;
    }
  const smooth = spread(sums, columns, rows);
  return takeOff(colours, smooth, size, { cell, columns, rows });
}

interface Cells {
  cell: number;
  columns: number;
  rows: number;
}

function takeOff(colours: Float32Array, means: Float32Array, { width, height }: Size, { cell, columns, rows }: Cells) {
  const flat = new Float32Array(colours.length);
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(rows - 1, Math.max(0, y / cell - 0.5));
    const top = Math.floor(v);
    const down = top < rows - 1 ? columns * 3 : 0;
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(columns - 1, Math.max(0, x / cell - 0.5));
      const left = Math.floor(u);
      const across = left < columns - 1 ? 3 : 0;
      const i = (y * width + x) * 3;
      const at = (top * columns + left) * 3;
      for (let k = at; k < at + 3; k += 1) {
        const above = (means[k] as number) * (1 - u + left) + (means[k + across] as number) * (u - left);
        const below = (means[k + down] as number) * (1 - u + left) + (means[k + down + across] as number) * (u - left);
        flat[i + k - at] = (colours[i + k - at] as number) - above * (1 - v + top) - below * (v - top);
      }
    }
  }
  return flat;
}

/** Weighted means over the surrounding cells: near cells weigh more, empty ones nothing. */
function spread(sums: Float64Array, columns: number, rows: number): Float32Array {
  const means = new Float32Array(columns * rows * 3);
  const reach = 4;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const total = [0, 0, 0, 1e-6];
      for (let y = Math.max(0, row - reach); y <= Math.min(rows - 1, row + reach); y += 1)
        for (let x = Math.max(0, column - reach); x <= Math.min(columns - 1, column + reach); x += 1) {
          const weight = Math.exp(-((x - column) ** 2 + (y - row) ** 2) / 4) + 1e-4;
          for (let k = 0; k < 4; k += 1)
            total[k] = (total[k] as number) + weight * (sums[(y * columns + x) * 4 + k] as number);
        }
      for (let k = 0; k < 3; k += 1)
        means[(row * columns + column) * 3 + k] = (total[k] as number) / (total[3] as number);
    }
  return means;
}
