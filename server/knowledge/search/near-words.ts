import { termOf } from '../../base/text/terms';
import { wordsByStart } from '../../base/text/words-by-start';
import { isKnownWord, isWord, type Vocabulary } from './vocabulary';

/** Maximum number of words that replace an unknown one, and the factor of their weight. */
const MOST = 3;
const LESS = 0.5;
/** Share of a common prefix, relative to the longer word, from which words are likely related: signify, significant. */
const ALIKE = 0.55;
const LEAST_ALIKE = 5;

interface NearWord {
  term: string;
  weight: number;
}

function sharedStart(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

function sharedEnd(a: string, b: string, most: number): number {
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  return length;
}

const lettersOf = (word: string) => [...word].sort().join('');

/** True for one wrong, missing or extra letter, or the same letters in another order. */
function isSlip(a: string, b: string, start: number): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  const end = sharedEnd(a, b, shorter - start);
  if (start + end >= Math.max(a.length, b.length) - 1) return true;
  if (a.length !== b.length) return false;
  const swapped = start + end === a.length - 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
  return swapped || (a.length > LEAST_ALIKE && start + end > 0 && lettersOf(a) === lettersOf(b));
}

/** 1 for a typo, less for a related word, 0 for another word. */
function nearness(word: string, other: string): number {
  const start = sharedStart(word, other);
  if (isSlip(word, other, start)) return 1;
  const share = start / Math.max(word.length, other.length);
  return start >= LEAST_ALIKE && share >= ALIKE ? share : 0;
}

/**
 * Known terms that an unknown word may mean: a corrected spelling or another form. They are searched in addition, so
 * that one unknown word does not cost the answer; the correction is still offered to the visitor.
 */
export function nearWords(word: string, vocabulary: Vocabulary): NearWord[] {
  if (!isWord(word) || isKnownWord(word, vocabulary)) return [];
  const near = new Map<string, number>();
  // A wrong first letter is rare; skipping it makes this twenty times faster.
  for (const other of wordsByStart(vocabulary, word.charCodeAt(0))) {
    const value = nearness(word, other);
    // The sorted words lag behind: a word of a removed document must not be disclosed.
    if (value > 0 && vocabulary.words().has(other) && value > (near.get(termOf(other)) ?? 0))
      near.set(termOf(other), value);
  }
  const best = [...near].sort((a, b) => b[1] - a[1] || vocabulary.frequency(b[0]) - vocabulary.frequency(a[0]));
  return best.slice(0, MOST).map(([term, value]) => ({ term, weight: value * LESS }));
}
