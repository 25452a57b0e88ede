import type { Ranked } from './rank';

/** What the nearest passage gains, in weights of all that was asked. How it was chosen: see the decision page on vectors. */
const WEIGHT = 0.5;

/**
 * One order of what was found by words and what is near in meaning. Words count as without vectors, nearness is added to
 * them: where the words of a question meet a passage well they decide, and where hardly any does, the meaning.
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
