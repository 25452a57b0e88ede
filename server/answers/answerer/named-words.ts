import { fold } from '../../base/text/fold';
import {
  ASKING,
  ASKING_WORDS,
  FUNCTION_CHARACTERS,
  LIGHT_ENGLISH,
  LIGHT_WORDS,
  STOP_WORDS,
} from '../../base/text/stop-words';
import { isShouted, sameNames } from '../../knowledge';
import { tokensOf } from './tokens';

/** A word of a question that names something. */
export interface NamedWord {
  word: string;
  han: boolean;
  weight: number;
}

/** Characters of a question that are analyzed; a page of pasted text is cut. */
const LONGEST = 400;
/**
 * A single character ("油") says less than a word. A number says more: it picks out one of many. A name such as
 * BadCertificateUntrusted says most.
 */
const WEIGHT = { character: 0.5, light: 0.3, number: 1.5, name: 3 };
const NAME = /[a-z][A-Z]/;
const HAN = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Returns the words that say what a question is about, without question words and function words. */
export function namedWords(question: string): NamedWord[] {
  const asked = question.slice(0, LONGEST);
  const names = namesIn(asked);
  const folded = sameNames(fold(asked)).replace(ASKING, '\n');
  const words = new Map<string, NamedWord>();
  for (const { segment, isWordLike } of segmenter.segment(folded)) {
    if (!isWordLike) continue;
    for (const named of HAN.test(segment) ? hanWord(segment) : latinWords(segment, asked, names))
      words.set(named.word, named);
  }
  // "What time is it" names nothing that a passage could be about.
  return [...words.values()].some(({ weight }) => weight > WEIGHT.light) ? [...words.values()] : [];
}

function hanWord(word: string): NamedWord[] {
  if ([...word].every((char) => FUNCTION_CHARACTERS.has(char))) return [];
  const weight = LIGHT_WORDS.has(word) ? WEIGHT.light : word.length === 1 ? WEIGHT.character : 1;
  return [{ word, han: true, weight }];
}

function latinWords(segment: string, asked: string, names: ReadonlySet<string>): NamedWord[] {
  // Stemming makes "up" and "UPS" equal; only the capitals tell them apart.
  if (ASKING_WORDS.has(segment) || (STOP_WORDS.has(segment) && !isShouted(asked, segment))) return [];
  const weightOf = (term: string) =>
    names.has(segment) ? WEIGHT.name : /\d/.test(term) ? WEIGHT.number : LIGHT_ENGLISH.has(segment) ? WEIGHT.light : 1;
  return tokensOf(segment).map(({ term }) => ({ word: term, han: false, weight: weightOf(term) }));
}

const namesIn = (asked: string): Set<string> =>
  new Set((asked.match(/\w+/g) ?? []).filter((word) => NAME.test(word)).map(fold));
