import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';

/** The parts of a passage that are learned from. */
export interface LearnedPassage {
  title: string;
  headings: readonly string[];
  text: string;
}

/** The same document in two languages. */
export interface Pair {
  zh: readonly LearnedPassage[];
  en: readonly LearnedPassage[];
}

export const learnedTerms = ({ title, headings, text }: LearnedPassage): string[] =>
  termsOf(fold(`${title}\n${headings.join('\n')}\n${text}`));

/** Splits both languages into as many pieces as the shorter has passages; pieces at the same position say the same. */
export function piecesOf({ zh, en }: Pair): string[][] {
  const count = Math.min(zh.length, en.length);
  const part = (passages: readonly LearnedPassage[], at: number) =>
    passages.slice(Math.floor((at * passages.length) / count), Math.floor(((at + 1) * passages.length) / count));
  return Array.from({ length: count }, (_, at) => [...part(zh, at), ...part(en, at)].flatMap(learnedTerms));
}
