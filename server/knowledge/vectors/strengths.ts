import type { Neighbour } from './vector-table';

/** Number of sampled passages that shows how near unrelated passages are to a question. */
export const SAMPLED = 256;
const FEWEST = 8;
/** Spreads above the median of the sample: no strength up to `CHANCE`; full strength needs at least `CERTAIN`. */
const CHANCE = 2;
const CERTAIN = 6;
/** Scales the median absolute deviation to the standard deviation of a normal distribution. */
const BELL = 1.4826;
/** Lower bound of the spread, so that tiny differences do not count if nearly all passages are equally far. */
const LEAST_SPREAD = 0.01;

/**
 * Strength of each neighbour, 0 to 1. Each model has its own scale (unrelated texts have a similarity of 0.1 in one and
 * 0.75 in another), so the scale comes from a sample of all passages. The strength is 0 at the end of a full list: a
 * passage that just missed it loses nothing against one that just made it.
 */
export function strengths(
  question: Float32Array,
  neighbours: Neighbour[],
  limit: number,
  sample: Float32Array[],
): Map<string, number> {
  if (sample.length < FEWEST || neighbours.length === 0) return new Map();
  const alike = sample.map((vector) => cosine(question, vector));
  const middle = median(alike);
  const spread = Math.max(LEAST_SPREAD, BELL * median(alike.map((value) => Math.abs(value - middle))));
  const similarities = neighbours.map(({ similarity }) => similarity);
  const last = neighbours.length >= limit ? Math.min(...similarities) : Number.NEGATIVE_INFINITY;
  const low = Math.max(middle + CHANCE * spread, last);
  const high = Math.max(middle + CERTAIN * spread, ...similarities);
  const strengthOf = (similarity: number) => Math.min(1, (similarity - low) / (high - low));
  const near = neighbours.filter(({ similarity }) => similarity > low);
  return new Map(near.map(({ id, similarity }) => [id, strengthOf(similarity)]));
}

/** Dot product of two unit vectors; ignores zero padding. */
function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = Math.min(a.length, b.length) - 1; at >= 0; at--) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
