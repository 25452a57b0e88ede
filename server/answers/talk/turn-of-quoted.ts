import { extractCodes } from '../../knowledge';
import { namedWords } from '../answerer/named-words';
import type { QuotedText } from '../store/messages';
import type { Turn } from './types';
import { type Place, wordsOf } from './words';

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
  const things = wholeWords(first).filter((word) => !/^\d/.test(word) && isThing(word));
  return [...new Set([...codes.slice(0, CODES), ...things.slice(0, SUBJECT)])];
}

/** Puts words back together that no dictionary has and that therefore come in single characters: 联|轴|器. */
function wholeWords(sentence: string): string[] {
  const whole: (Place & { single: boolean })[] = [];
  for (const { text, start, end } of wordsOf(sentence)) {
    const last = whole.at(-1);
    if (last?.end === start && text.length === 1 && last.single) last.end = end;
    else whole.push({ start, end, single: text.length === 1 });
  }
  return whole.map(({ start, end }) => sentence.slice(start, end));
}

/** Two single characters are rarely a thing: 先|查. */
const isThing = (word: string): boolean =>
  namedWords(word).some(({ weight }) => weight >= 1) || /^\p{Script=Han}{3,}$/u.test(word);
