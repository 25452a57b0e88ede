import type { Neighbour } from './vector-table';

/** Of how far passages lie from a question that has nothing to do with them, this many tell enough. */
export const SAMPLED = 256;
const FEWEST = 8;
/** Spreads above the middle of all passages: below the first it is chance, from the second on it is no chance at all. */
const CHANCE = 2;
const CERTAIN = 6;
/** Makes the middle deviation the one that bell curves are measured by. */
const BELL = 1.4826;
/** Where nearly all passages lie equally far, the least difference must not count as much. */
const LEAST_SPREAD = 0.01;

/**
 * How near each passage is, 0 to 1. Every model has a scale of its own (unrelated texts are 0.1 alike by one and 0.75 by
 * another), so the scale is taken from how the question stands to passages picked from all over. At the far end of the
 * neighbours it is 0: a passage that just missed the list loses nothing against one that just made it.
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

/** Both have length one; zeros that fill one of them up do not matter. */
function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = Math.min(a.length, b.length) - 1; at >= 0; at--) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
