import { extractCodes, parseIdentifiers } from '../../knowledge';
import { namedWords } from '../answerer/named-words';
import { ALSO_ASKS } from './words';

const LEADS = /^(?:那么?|还有|又|and\b|but\b|so\b|(?:and )?(?:what|how) about\b|then\b|also\b)[\s,，]*/i;
const ENDS = /呢(?=[\s?？!！。.]*$)/;
const POINTS =
  /它|这个|那个|这种|那种|此时|该(?!不该)|其(?![他它中余实])|\b(?:it|its|them|they|those|these|ones|this)\b|\bthat(?=\s*(?:[?.!,]|$))/i;
const DEFINES =
  /^(?:什么是|什么叫|何谓)\s*\S{2,}|^what(?:'s| is| are) (?:an? )?(?!the\b|a\b|an\b|it\b|this\b|that\b)\w/i;
const NAME = /\b[A-Z][a-z]+[A-Z]\w+/;
const SHOUTED = /\b[A-Z]{2,}\b/;
/** Minimum weight that counts: unknown Chinese words are split into characters of half a word each. */
const CHARACTER = 0.5;
/** Weight of named words from which a question names its own subject. */
const NAMES = 2;

/** Returns the question without the words that tie it to the previous one. */
export const withoutTies = (question: string): string => question.replace(LEADS, '').replace(ENDS, '').trim();

const named = (question: string): number =>
  namedWords(question.replace(ALSO_ASKS, ' ')).reduce((sum, { weight }) => sum + (weight >= CHARACTER ? weight : 0), 0);

/** True for a question that names its subject: it is asked as it stands, whatever came before. */
export function isWhole(question: string): boolean {
  const own = withoutTies(question);
  if (NAME.test(own) || extractCodes(own).some((code) => /[a-z]/i.test(code))) return true;
  if (parseIdentifiers(own).statute) return true;
  return (
    DEFINES.test(own) && !POINTS.test(own) && (named(own) >= NAMES || SHOUTED.test(own) || /^(?:什么|何)/.test(own))
  );
}

/** True if a question depends on the previous turn. */
export const isDependent = (question: string): boolean =>
  LEADS.test(question) || ENDS.test(question) || POINTS.test(question) || named(question) < NAMES;
