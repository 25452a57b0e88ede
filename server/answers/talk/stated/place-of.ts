import { fold } from '../../../base/text/fold';
import type { Place } from '../words';

/** True if positions in the folded text are the same in the text. */
export const isFoldedInPlace = (text: string): boolean => fold(text).length === text.length;

/** Finds words in a question, ignoring width and case. */
export function placeOf(words: string, question: string): Place | undefined {
  const inPlace = isFoldedInPlace(question);
  const start = inPlace ? fold(question).indexOf(fold(words)) : question.indexOf(words);
  return words === '' || start < 0 ? undefined : { start, end: start + words.length };
}
