import { HAN, scan } from '../../base/text/scan';
import { ASKING, FUNCTION_CHARACTERS, LIGHT_WORDS, STOP_WORDS } from '../../base/text/stop-words';
import { partsOf, termOf } from '../../base/text/terms';

export interface QueryTerm {
  term: string;
  /** Position in the question: adjacent terms should be adjacent in the passage. */
  at: number;
  /** 1 for a content word, less for a question word; multiplied by the rarity in ranking. */
  weight: number;
  /** As written, for alphabetic words. */
  word?: string;
  /** A single character that is only part of a word: it says far less than a pair. */
  character: boolean;
}

/** Measured on the public sets; results are flat around these values. */
const WEIGHT = {
  asking: 0.1,
  /** A pair half inside a question word. */
  straddling: 0.4,
  /** A pair across two words. */
  crossing: 0.5,
  /** A pair with a function character, such as 的. */
  functional: 0.1,
  /** A pair inside a word without content. */
  light: 0.3,
  character: 0.3,
  /** A word of one character, such as 阀. */
  shortWord: 0.8,
  functionCharacter: 0.05,
  part: 0.5,
  /** A stop word in a question with few other words. */
  stop: 0.3,
} as const;

const FEW = 3;
const HAN_TEXT = /\p{Script=Han}/u;
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

interface Masks {
  /** 1 for characters of a question word. */
  asking: Uint8Array;
  /** 1 where a character and the next belong to one dictionary word. */
  joined: Uint8Array;
  /** 1 where that word has no content. */
  light: Uint8Array;
}

function masksOf(folded: string): Masks {
  const asking = new Uint8Array(folded.length);
  for (const found of folded.matchAll(ASKING)) asking.fill(1, found.index, found.index + found[0].length);
  const joined = new Uint8Array(folded.length);
  const light = new Uint8Array(folded.length);
  for (const { segment, index } of segmenter.segment(folded)) {
    const last = index + segment.length - 1;
    joined.fill(1, index, last);
    if (LIGHT_WORDS.has(segment)) light.fill(1, index, last);
  }
  return { asking, joined, light };
}

function pairWeight(folded: string, at: number, { asking, joined, light }: Masks): number {
  const inAsking = (asking[at] ?? 0) + (asking[at + 1] ?? 0);
  const base = inAsking === 2 ? WEIGHT.asking : inAsking === 1 ? WEIGHT.straddling : 1;
  if (joined[at]) return light[at] ? base * WEIGHT.light : base;
  const functional = FUNCTION_CHARACTERS.has(folded.charAt(at)) || FUNCTION_CHARACTERS.has(folded.charAt(at + 1));
  return base * (functional ? WEIGHT.functional : WEIGHT.crossing);
}

function characterWeight(folded: string, at: number, { asking, joined }: Masks, isWord: boolean): number {
  const base = asking[at] ? WEIGHT.asking : 1;
  if (FUNCTION_CHARACTERS.has(folded.charAt(at))) return base * WEIGHT.functionCharacter;
  return base * (isWord ? (joined.length === 1 ? 1 : WEIGHT.shortWord) : WEIGHT.character);
}

/** True for a word in capitals among other letters: "DO parameter" names a digital output, "do not open" does not. */
export function isShouted(raw: string, word: string): boolean {
  if (word.length < 2 || (raw === raw.toUpperCase() && !HAN_TEXT.test(raw))) return false;
  return new RegExp(`(?<![A-Za-z])${word.toUpperCase()}(?![A-Za-z])`).test(raw);
}

/** The unique terms of a folded question in order of first appearance. `raw` is the question as typed. */
export function queryTerms(folded: string, raw = folded): QueryTerm[] {
  const masks = masksOf(folded);
  const found = new Map<string, QueryTerm>();
  let place = 0;
  const add = (term: string, at: number, weight: number, character = false, word?: string) => {
    const known = found.get(term);
    if (!known) found.set(term, { term, at, weight, character, word });
    else known.weight = Math.max(known.weight, weight);
  };
  scan(folded, (kind, from, to) => {
    if (kind === HAN) {
      for (let at = from; at < to; at++) {
        const alone = !masks.joined[at] && !(at > from && masks.joined[at - 1]);
        const weight = characterWeight(folded, at, masks, alone);
        add(folded.charAt(at), place + at - from, weight, weight < WEIGHT.shortWord);
        if (at < to - 1) add(folded.slice(at, at + 2), place + at - from, pairWeight(folded, at, masks));
      }
      place += to - from;
      return;
    }
    const word = folded.slice(from, to);
    add(termOf(word), place, STOP_WORDS.has(word) && !isShouted(raw, word) ? 0 : 1, false, word);
    for (const part of partsOf(word)) add(part, place, WEIGHT.part);
    place += 1;
  });
  const terms = [...found.values()];
  const naming = terms.filter((term) => term.weight > 0);
  if (naming.length >= FEW) return naming;
  // "Who is it?" has only question words, "No error" little else: then stop words count.
  return terms.map((term) => (term.weight > 0 ? term : { ...term, weight: naming.length > 0 ? WEIGHT.stop : 1 }));
}
