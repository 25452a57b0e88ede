import { HAN, scan, WORD } from './scan';
import { stem } from './stem';

/**
 * A term is what the index counts: the stem of a word, or two adjacent characters of unspaced text. Character pairs
 * work better here than dictionary words, because part names and alarm texts are full of words that no dictionary has.
 */
const LONGEST = 32;
const stems = new Map<string, string>();

/** The stem, cached because the words of a plant's documents repeat. */
export function termOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const term = stem(word.length > LONGEST ? word.slice(0, LONGEST) : word);
  if (stems.size > 50_000) stems.clear();
  stems.set(word, term);
  return term;
}

const MIXED = /\d[^\d]|[^\d]\d/;
const PARTS = /\d+|[^\d]+/g;

/**
 * The parts of a mixed word: "iec61850" is also "iec" and "61850". Single letters and digits are left out, as they
 * would match anywhere.
 */
export function partsOf(word: string): string[] {
  if (!MIXED.test(word)) return [];
  return (word.match(PARTS) ?? []).filter((part) => part.length > 1).map(termOf);
}

/** All terms of a folded text in order, as the index stores them. */
export function termsOf(folded: string): string[] {
  const terms: string[] = [];
  scan(folded, (kind, from, to) => {
    if (kind === WORD) {
      const word = folded.slice(from, to);
      terms.push(termOf(word), ...partsOf(word));
    } else if (kind === HAN) {
      for (let i = from; i < to; i++) {
        terms.push(folded.slice(i, i + 1));
        if (i < to - 1) terms.push(folded.slice(i, i + 2));
      }
    }
  });
  return terms;
}
