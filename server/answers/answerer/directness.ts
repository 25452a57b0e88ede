import type { SearchHit } from '../../knowledge';
import { coverageOf } from './coverage';
import { namedWords } from './named-words';
import type { Quotation } from './quotation';

/**
 * Signals that tell an answer from sentences that only share words with the question, each 0 to 1 except `sections`.
 */
export interface Signs {
  /** 1 if the plan is an answer: the passages are about the question and the quotations cover enough of it. */
  spoken: number;
  /** Best coverage of the named words by one quoted passage with its headings. */
  passage: number;
  /** Lead of the top score over the second. */
  lead: number;
  /** Number of quoted sections. */
  sections: number;
}

/**
 * Fitted (logistic) on the same questions with and without the section that answers them, so that only the evidence
 * differs. Mean of the fits on two halves; no weight changes its sign between them. See the decision page.
 */
const WEIGHT: Signs = { spoken: 1.3, passage: 3.5, lead: 3.4, sections: -0.5 };
const LEAST = 2.15;
/** Maximum of `lead`, because sections below half of the best score are not read. */
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
