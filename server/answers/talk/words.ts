import { ASKING } from '../../base/text/stop-words';
import type { SearchHit } from '../../knowledge';
import { coverageOf } from '../answerer/coverage';
import { namedWords } from '../answerer/named-words';

export interface Place {
  start: number;
  end: number;
}

export interface Word extends Place {
  text: string;
}

/** Question words that name no subject. */
export const ALSO_ASKS = /多久|多长时间|多长|几年|几次|一次/g;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const blank = (text: string): string => '\n'.repeat(text.length);

/** The content words of a question, as written. */
export function wordsOf(question: string): Word[] {
  const named = question.replace(ASKING, blank).replace(ALSO_ASKS, blank);
  return [...segmenter.segment(named)]
    .filter(({ segment, isWordLike }) => isWordLike && namedWords(segment).length > 0)
    .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));
}

/** One or two characters between two words (的, 对中) belong to them although no dictionary has them. */
const BETWEEN = /^(?:[\s-]?|\p{Script=Han}{1,2})$/u;

/** Places of words that are adjacent in the question, as one run each. */
export function runsOf(words: readonly Word[], question: string): Place[] {
  const runs: Place[] = [];
  for (const { start, end } of words) {
    const last = runs.at(-1);
    const gap = question.slice(last?.end, start);
    if (last && BETWEEN.test(gap) && wordsOf(gap).length === 0 && !gap.match(ASKING)) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

/** Joins words into a text; words adjacent in the question stay adjacent. */
export const joined = (words: readonly Word[], question: string): string =>
  runsOf(words, question)
    .map(({ start, end }) => question.slice(start, end))
    .join(' ');

const titled = { headings: [] as string[], text: '' };

/** True if the title or heading names the same thing as the word, in any form. */
export const isNamedIn = (word: string, title: string): boolean =>
  coverageOf(namedWords(word), { ...titled, title } as SearchHit) >= 1;

export const isNamedAmong = (word: string, words: readonly Word[]): boolean =>
  isNamedIn(word, words.map(({ text }) => text).join('\n'));
