import { parseIdentifiers } from '../../knowledge';
import { wordingTerms } from '../verified/wording-terms';

/** Share of the terms of both that two questions have in common to be one gap. */
const SAME = 0.5;

/** What asks rather than names something; English words of this kind are no terms anyway. */
const ASKS = /请问|为什么|(?:是|有)?什么(?:原因|办法)?|(?:怎么|怎样|如何)(?:办|处理|解决|回事)?|哪些|出现|[吗呢]/g;

/** What a question is grouped by: its terms; numbers and codes are among them. */
export const gapTerms = (question: string): string[] => wordingTerms(question.replace(ASKS, ' '));

/** Whether two questions ask for the same knowledge. A group may be wide, since people look at it; codes must agree. */
export function isSameGap(one: string, other: string): boolean {
  const [a, b] = [new Set(gapTerms(one)), new Set(gapTerms(other))];
  const shared = [...a].filter((term) => b.has(term)).length;
  if (shared === 0 || shared < SAME * (a.size + b.size - shared)) return false;
  const [codes, others] = [parseIdentifiers(one).keys, parseIdentifiers(other).keys];
  return codes.length === others.length && codes.every((code) => others.includes(code));
}
