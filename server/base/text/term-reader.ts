import { textOf } from './fold';
import { HAN, scanUnits } from './scan';
import { partsOf, termOf } from './terms';

/** Positions of the question's terms in a text, counted in words and unspaced characters. */
export interface Hits {
  /** Indexes of the terms, in order of position. */
  terms: number[];
  places: number[];
  /** Length of the text in words and unspaced characters. */
  length: number;
}

/** Finds terms in folded text. */
export type TermReader = (units: Uint16Array) => Hits;

const DIGIT_0 = 48;
const DIGIT_9 = 57;
const PAIR = 0x10000;

function hasDigit(units: Uint16Array, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = units[i] as number;
    if (code >= DIGIT_0 && code <= DIGIT_9) return true;
  }
  return false;
}

/** A 53-bit hash of a word; a collision among a question's passages is one case in a hundred million. */
function wordKey(units: Uint16Array, from: number, to: number): number {
  let a = 0x811c9dc5;
  let b = to - from;
  for (let i = from; i < to; i++) {
    const code = units[i] as number;
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b, 31) + code;
  }
  return (a >>> 0) * 0x200000 + (b & 0x1fffff);
}

/**
 * Finds the asked terms in text. A question reads tens of thousands of characters of candidates, most of them
 * irrelevant, so characters and pairs are compared as numbers, words are skipped by their first letter, and each
 * remaining word is stemmed once.
 */
export function termReader(asked: string[]): TermReader {
  const begins = new Uint8Array(0x10000);
  const numbers = new Map(asked.map((term, number) => [term, number]));
  const unspaced = new Map<number, number>();
  const met = new Map<number, number[]>();
  for (const [term, number] of numbers) {
    begins[term.charCodeAt(0)] = 1;
    if (term.length === 1) unspaced.set(term.charCodeAt(0), number);
    if (term.length === 2) unspaced.set(term.charCodeAt(0) * PAIR + term.charCodeAt(1), number);
  }
  const numberOf = (term: string) => numbers.get(term) ?? [];
  const numbersOf = (word: string): number[] => {
    const whole = numbers.get(termOf(word));
    return whole === undefined ? partsOf(word).flatMap(numberOf) : [whole];
  };
  return (units) => {
    const terms: number[] = [];
    const places: number[] = [];
    let length = 0;
    const note = (number: number | undefined, place: number) => {
      if (number === undefined) return;
      terms.push(number);
      places.push(place);
    };
    const readRun = (from: number, to: number) => {
      for (let at = from; at < to; at++) {
        const code = units[at] as number;
        if (begins[code] === 0) continue;
        note(unspaced.get(code), length + at - from);
        if (at < to - 1) note(unspaced.get(code * PAIR + (units[at + 1] as number)), length + at - from);
      }
      length += to - from;
    };
    const readWord = (from: number, to: number) => {
      const place = length++;
      // A stem starts like its word; only a word with digits can match by a later part.
      if (begins[units[from] as number] === 0 && !hasDigit(units, from, to)) return;
      const key = wordKey(units, from, to);
      let found = met.get(key);
      if (!found) {
        found = numbersOf(textOf(units.subarray(from, to)));
        met.set(key, found);
      }
      for (const number of found) note(number, place);
    };
    scanUnits(units, (kind, from, to) => (kind === HAN ? readRun : readWord)(from, to));
    return { terms, places, length };
  };
}
