import { cleanText } from '../base/text/clean-text';
import { extractCodes } from '../knowledge';
import { namedWords } from './answerer/named-words';
import type { QuotedText } from './store/messages';

/** Word weight from which a question names its own subject; added words would only mislead the search. */
const WHOLE = 1.5;
/** Number of subject words taken from a quoted text; all of them would find that text itself. */
const SUBJECT = 3;
const CODES = 2;
/** Words that ask for a time and name no subject. */
const ASKS = /^(?:多久|often)$/;
const FIRST_SENTENCE = /^.*?(?:[。！？；\n]|[.!?;](?=\s)|$)/s;

export function cleanQuoted(quoted: readonly QuotedText[] = []): QuotedText[] {
  return quoted.map(({ kind, text }) => ({ kind, text: cleanText(text) })).filter(({ text }) => text !== '');
}

/** Returns the search text: a question without a subject of its own gets one from the quoted texts. */
export function withQuoted(question: string, quoted: readonly QuotedText[]): string {
  if (quoted.length === 0 || weightOf(question) >= WHOLE) return question;
  const subject = new Set(quoted.flatMap(({ text }) => subjectOf(text)));
  return [...[...subject].filter((word) => !question.includes(word)), question].join(' ');
}

function subjectOf(text: string): string[] {
  const codes = extractCodes(text).filter((code) => /[a-z]/i.test(code));
  const [first = ''] = FIRST_SENTENCE.exec(text) ?? [];
  return [...new Set([...codes.slice(0, CODES), ...things(first).slice(0, SUBJECT)])];
}

const named = (text: string) => namedWords(text).filter(({ word }) => !/^\d/.test(word) && !ASKS.test(word));

const weightOf = (text: string) => named(text).reduce((sum, { weight }) => sum + weight, 0);

const things = (text: string): string[] => named(text).flatMap(({ word, weight }) => (weight >= 1 ? [word] : []));
