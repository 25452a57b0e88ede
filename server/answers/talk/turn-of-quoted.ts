import { extractCodes } from '../../knowledge';
import { namedWords } from '../answerer/named-words';
import type { QuotedText } from '../store/messages';
import type { Turn } from './types';
import { wordsOf } from './words';

/** Words taken from a text as its subject; all of its words would return the text itself as the answer. */
const SUBJECT = 3;
const CODES = 2;
const FIRST_SENTENCE = /^.*?(?:[。！？；\n]|[.!?;](?=\s)|$)/s;

/** Reads the subject of quoted texts, for a question that does not name its own. */
export function turnOfQuoted(quoted: readonly QuotedText[]): Turn {
  const subject = new Set(quoted.flatMap(({ text }) => subjectOf(text)));
  return { from: 'quote', asked: [...subject].join(' ') };
}

function subjectOf(text: string): string[] {
  const codes = extractCodes(text).filter((code) => /[a-z]/i.test(code));
  const [first = ''] = FIRST_SENTENCE.exec(text) ?? [];
  const things = wordsOf(first).filter(({ text: word }) => !/^\d/.test(word) && isThing(word));
  return [...new Set([...codes.slice(0, CODES), ...things.slice(0, SUBJECT).map(({ text: word }) => word)])];
}

const isThing = (word: string): boolean => namedWords(word).some(({ weight }) => weight >= 1);
