import { fold } from '../../base/text/fold';
import { ASKING } from '../../base/text/stop-words';
import { namedWords } from './named-words';
import { questionKind } from './question-kind';

const ASKS = /\b(?:what|which|how|why|when|where|who|whose|can|may|must|should|do|does|is|are)\b/;
/** Separators before a second question: a punctuation mark, or "and how", "and what". */
const BETWEEN = /[?？;；，]\s*|,?\s+and\s+(?=(?:what|which|how|why|when|where|who)\b)/i;
const MOST = 3;
/** Minimum weight of a part, about one word; a single character ("加多少") is ambiguous. */
const NAMES = 1;

/**
 * Splits a compound question ("What is NPSH and how do I prevent cavitation?"). Each part must ask, name a subject and
 * differ from the others; otherwise the question is returned whole.
 */
export function questionParts(question: string): string[] {
  const parts = question
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > MOST || !parts.every(asksAndNames)) return [question];
  const subjects = parts.map((part) => `${questionKind(fold(part))} ${namedWords(part).map(({ word }) => word)}`);
  return new Set(subjects).size === parts.length ? parts : [question];
}

function asksAndNames(part: string): boolean {
  const folded = fold(part);
  const asks = ASKS.test(folded) || folded.search(ASKING) >= 0;
  return asks && namedWords(part).reduce((sum, { weight }) => sum + weight, 0) >= NAMES;
}
