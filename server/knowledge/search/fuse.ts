import type { Ranked } from './rank';

/**
 * What the nearest passage gains, as a share of the weight of all terms asked. How it was chosen: see the decision page
 * on vectors.
 */
const WEIGHT = 0.5;

/**
 * Merges passages found by words and by meaning into one order. Word scores stay as without vectors and nearness is
 * added: words decide where they match well, meaning where they hardly do.
 */
export function fuse(
  byWords: Ranked[],
  nearOnly: Ranked[],
  strengths: ReadonlyMap<string, number>,
  asked: number,
  exact: ReadonlySet<string>,
): Ranked[] {
  const others = nearOnly.map((entry) => ({ ...entry, byMeaning: true as const }));
  const all = [...byWords, ...others].map((entry) => {
    const strength = strengths.get(entry.candidate.id) ?? 0;
    return { ...entry, score: entry.score + WEIGHT * asked * strength };
  });
  const place = ({ candidate }: Ranked) => (exact.has(candidate.id) ? 0 : 1);
  return all.sort((a, b) => place(a) - place(b) || b.score - a.score || (a.candidate.id < b.candidate.id ? -1 : 1));
}
