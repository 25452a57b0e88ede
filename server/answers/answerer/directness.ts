import type { SearchHit } from '../../knowledge';
import { coverageOf } from './coverage';
import { namedWords } from './named-words';
import type { Quotation } from './quotation';

/** What tells an answer from sentences that only share words with their question. All 0 to 1, but the sections. */
export interface Signs {
  /** The passages speak of it, and the quotations say enough of its words. */
  spoken: number;
  /** Share of the named words that one quoted passage says with what stands above it, the best of all. */
  passage: number;
  /** How far the first passage found leads the second. */
  lead: number;
  /** Of how many sections the words were gathered. */
  sections: number;
}

/**
 * Fitted (logistic) on questions with the section that answers them and without it, so that the two differ in nothing but the
 * evidence; the mean of two halves, of which no weight changes its sign from one to the other. See the decision page.
 */
const WEIGHT: Signs = { spoken: 1.3, passage: 3.5, lead: 3.4, sections: -0.5 };
const LEAST = 2.15;
/** Sections found half as well are not read at all. */
const FARTHEST = 0.5;

export const isDirect = (signs: Signs): boolean =>
  (Object.keys(WEIGHT) as (keyof Signs)[]).reduce((sum, name) => sum + WEIGHT[name] * signs[name], 0) >= LEAST;

export function signsOf(
  question: string,
  quotations: readonly Quotation[],
  sources: readonly SearchHit[],
  spoken: boolean,
): Signs {
  const words = namedWords(question);
  const sections = [...new Set(quotations.map(({ hit }) => hit))];
  const [first = 0, second = 0] = sources.map(({ score }) => score).sort((a, b) => b - a);
  return {
    spoken: spoken ? 1 : 0,
    passage: Math.max(0, ...sections.map((hit) => coverageOf(words, hit))),
    lead: first > 0 ? Math.min(FARTHEST, (first - second) / first) : 0,
    sections: sections.length,
  };
}
