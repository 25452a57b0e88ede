import { fold } from '../search/fold';
import { ASKING, FUNCTION_CHARACTERS, STOP_WORDS } from '../search/stop-words';
import { tokensOf } from './tokens';

/** A word of a question that names something. */
export interface NamedWord {
  word: string;
  han: boolean;
  weight: number;
}

/** A question pasted with a page of text behind it is read at its beginning. */
const LONGEST = 400;
/** One character by itself ("油") names less than a word, a number more: it singles out one of many. */
const WEIGHT = { character: 0.5, number: 1.5 };
const HAN = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** What a question is about: its words without those that only ask or join. */
export function namedWords(question: string): NamedWord[] {
  const folded = fold(question.slice(0, LONGEST)).replace(ASKING, '\n');
  const words = new Map<string, NamedWord>();
  for (const { segment, isWordLike } of segmenter.segment(folded)) {
    if (!isWordLike) continue;
    for (const named of HAN.test(segment) ? hanWord(segment) : latinWords(segment)) words.set(named.word, named);
  }
  return [...words.values()];
}

function hanWord(word: string): NamedWord[] {
  if ([...word].every((char) => FUNCTION_CHARACTERS.has(char))) return [];
  return [{ word, han: true, weight: word.length === 1 ? WEIGHT.character : 1 }];
}

const latinWords = (segment: string): NamedWord[] =>
  // "Up" asks nothing, "UPS" is a thing: their stem is the same.
  STOP_WORDS.has(segment)
    ? []
    : tokensOf(segment).map(({ term }) => ({ word: term, han: false, weight: /\d/.test(term) ? WEIGHT.number : 1 }));
