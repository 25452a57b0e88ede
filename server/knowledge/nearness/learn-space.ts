import type { Breathe } from './breathe';
import { LARGEST, type Space, weighed } from './space';

/** More dimensions find no more (300 against 150). */
const DIMENSIONS = 150;
/** A term in fewer pieces pairs with nothing; one in a larger share of them says nothing. */
const FEWEST = 2;
const MOST = 0.3;
/** Each round separates the main directions further; four find no more than two. */
const ROUNDS = 2;

interface Matrix {
  rows: { at: Uint32Array; weights: Float32Array }[];
  terms: string[];
  rarity: Float32Array;
}

/** A matrix of pieces by terms: frequency times rarity, with rows of length one. */
function matrixOf(pieces: readonly (readonly string[])[]): Matrix {
  const counted = pieces.map(weighed);
  const frequency = new Map<string, number>();
  for (const piece of counted) for (const term of piece.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const terms = [...frequency].flatMap(([term, found]) =>
    found >= FEWEST && found <= MOST * pieces.length ? [term] : [],
  );
  const columns = new Map(terms.map((term, at) => [term, at]));
  const rarity = Float32Array.from(terms, (term) => Math.log(pieces.length / (frequency.get(term) ?? 1)));
  const rows = counted.map((piece) => {
    const known = [...piece].flatMap(([term, weight]) => {
      const at = columns.get(term);
      return at === undefined ? [] : [[at, weight * (rarity[at] as number)] as const];
    });
    const length = Math.hypot(...known.map(([, weight]) => weight)) || 1;
    return {
      at: Uint32Array.from(known, ([at]) => at),
      weights: Float32Array.from(known, ([, weight]) => weight / length),
    };
  });
  return { rows, terms, rarity };
}

/** Orthonormalizes the directions, which are the columns of `rows`. */
async function squared(rows: Float32Array, width: number, breathe: Breathe): Promise<void> {
  const columns = Array.from({ length: width }, (_, n) =>
    Float32Array.from({ length: rows.length / width }, (_one, at) => rows[at * width + n] as number),
  );
  for (const [n, column] of columns.entries()) {
    for (const other of columns.slice(0, n)) {
      const along = product(column, other);
      for (let at = 0; at < column.length; at++) column[at] = (column[at] as number) - along * (other[at] as number);
    }
    const length = Math.sqrt(product(column, column));
    for (let at = 0; at < column.length; at++) {
      column[at] = length > 1e-6 ? (column[at] as number) / length : 0;
      rows[at * width + n] = column[at] as number;
    }
    await breathe();
  }
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

/** Multiplies the directions by the matrix: from terms to pieces, or back. */
async function passed(
  { rows, terms }: Matrix,
  { from, to, width }: { from: Float32Array; to: 'pieces' | 'terms'; width: number },
  breathe: Breathe,
): Promise<Float32Array> {
  const sums = new Float32Array((to === 'pieces' ? rows.length : terms.length) * width);
  for (const [piece, { at, weights }] of rows.entries()) {
    for (let n = 0; n < at.length; n++) {
      const term = at[n] as number;
      const [source, target] = to === 'pieces' ? [term * width, piece * width] : [piece * width, term * width];
      const weight = weights[n] as number;
      for (let i = 0; i < width; i++)
        sums[target + i] = (sums[target + i] as number) + weight * (from[source + i] as number);
    }
    await breathe();
  }
  return sums;
}

/** Pseudo-random numbers with a fixed seed, so that the same pieces give the same result. */
function chance(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/**
 * Latent semantic analysis by subspace iteration from random directions. Only the spanned space matters, so they are
 * not turned into singular vectors.
 */
export async function learnSpace(pieces: readonly (readonly string[])[], breathe: Breathe): Promise<Space> {
  const matrix = matrixOf(pieces);
  const dimension = Math.max(1, Math.min(DIMENSIONS, pieces.length - 1, matrix.terms.length));
  const random = chance();
  const width = dimension;
  let directions: Float32Array = Float32Array.from({ length: matrix.terms.length * width }, random);
  for (let round = 0; round < ROUNDS; round++) {
    const byPieces = await passed(matrix, { from: directions, to: 'pieces', width }, breathe);
    await squared(byPieces, width, breathe);
    directions = await passed(matrix, { from: byPieces, to: 'terms', width }, breathe);
  }
  await squared(directions, width, breathe);
  return spaceOf(matrix, directions, width);
}

function spaceOf({ terms, rarity }: Matrix, exact: Float32Array, dimension: number): Space {
  const scales = new Float32Array(terms.length);
  const directions = new Int8Array(exact.length);
  for (let term = 0; term < terms.length; term++) {
    const row = exact.subarray(term * dimension, (term + 1) * dimension);
    let largest = 0;
    for (const value of row) largest = Math.max(largest, Math.abs(value));
    if (largest === 0) continue;
    scales[term] = (largest / LARGEST) * (rarity[term] as number);
    for (let at = 0; at < dimension; at++)
      directions[term * dimension + at] = Math.round(((row[at] as number) / largest) * LARGEST);
  }
  return { dimension, terms: new Map(terms.map((term, at) => [term, at])), scales, directions };
}
