import type { SearchHit } from '../../knowledge';

/**
 * Shares of the best score. Measured on 2,200 questions with a known answer: a cut at half loses the passage of none, at 0.6
 * of two; quoting from fewer passages hits the answer more often than from more.
 */
const SHOWN = 0.5;
const QUOTED = 0.6;

/** The passages worth showing: those with the code that was asked for, else those found at least half as well as the best. */
export const selectSources = (hits: SearchHit[]): SearchHit[] => within(hits, SHOWN);

/** Of those, the ones worth quoting. */
export const quotableSources = (hits: SearchHit[]): SearchHit[] => within(hits, QUOTED);

/** Those that hold words of the question. */
export const foundByWords = (hits: SearchHit[]): SearchHit[] => hits.filter((hit) => !hit.byMeaning);

function within(hits: SearchHit[], share: number): SearchHit[] {
  const exact = hits.filter((hit) => hit.exact);
  if (exact.length > 0) return exact;
  const best = Math.max(...hits.map((hit) => hit.score));
  return hits.filter((hit) => hit.score >= best * share);
}
