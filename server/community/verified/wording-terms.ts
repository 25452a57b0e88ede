import { fold } from '../../base/text/fold';
import { STOP_WORDS } from '../../base/text/stop-words';
import { termsOf } from '../../base/text/terms';

const LONGEST = 400;

/** What a wording is found by. Single characters are in too many of them to tell one from another. */
export const wordingTerms = (text: string): string[] => [
  ...new Set(
    termsOf(fold(text.slice(0, LONGEST))).filter(
      (term) => (term.length > 1 || /\d/.test(term)) && !STOP_WORDS.has(term),
    ),
  ),
];
