import type { Question } from './question';
import { HAN, scan } from './scan';
import { partsOf, termOf } from './terms';

/** Where the question's terms stand in a text, counted in words and unspaced characters. */
interface Hits {
  terms: number[];
  places: number[];
  length: number;
}

const DIGIT = /\d/;

function findHits(text: string, { numbers, begins }: Question): Hits {
  const terms: number[] = [];
  const places: number[] = [];
  let place = 0;
  const note = (term: string, at: number): boolean => {
    const number = numbers.get(term);
    if (number === undefined) return false;
    terms.push(number);
    places.push(at);
    return true;
  };
  scan(text, (kind, from, to) => {
    if (kind === HAN) {
      for (let at = from; at < to; at += 1) {
        if (begins[text.charCodeAt(at)] === 0) continue;
        note(text.charAt(at), place + at - from);
        if (at < to - 1) note(text.slice(at, at + 2), place + at - from);
      }
      place += to - from;
      return;
    }
    const word = text.slice(from, to);
    place += 1;
    // A stem begins as its word does; only of a word with digits a later part may be asked for.
    if (begins[text.charCodeAt(from)] === 0 && !DIGIT.test(word)) return;
    if (!note(termOf(word), place - 1)) for (const part of partsOf(word)) note(part, place - 1);
  });
  return { terms, places, length: place };
}

export interface FieldMatch {
  /** BM25 of naming terms, and of single characters. */
  words: number;
  characters: number;
  /** Weight of the naming terms that occur at all. */
  covered: number;
  /** Weight of terms that stand beside each other here as they do in the question. */
  adjacent: number;
  /** Most weight found within a few lines. */
  window: number;
  saturation: Float64Array;
}

export interface FieldShape {
  k1: number;
  b: number;
  /** Usual length of such a text, in words or characters. */
  usual: number;
  window: number;
}

export function matchField(text: string, question: Question, shape: FieldShape): FieldMatch {
  const hits = findHits(text, question);
  const counts = new Float64Array(question.terms.length);
  for (const term of hits.terms) counts[term] = (counts[term] ?? 0) + 1;
  const saturation = new Float64Array(question.terms.length);
  const norm = shape.k1 * (1 - shape.b + (shape.b * hits.length) / shape.usual);
  const match = { words: 0, characters: 0, covered: 0 };
  for (const [term, count] of counts.entries()) {
    if (count === 0) continue;
    const full = (count * (shape.k1 + 1)) / (count + norm);
    saturation[term] = full;
    match.words += (question.words[term] ?? 0) * full;
    match.characters += (question.characters[term] ?? 0) * full;
    match.covered += question.words[term] ?? 0;
  }
  return {
    ...match,
    adjacent: adjacency(hits, question),
    window: bestWindow(hits, question, shape.window),
    saturation,
  };
}

function adjacency({ terms, places }: Hits, { next, at, words }: Question): number {
  const seen = new Set<number>();
  let sum = 0;
  for (const [index, term] of terms.entries()) {
    const follower = next[term] ?? -1;
    if (follower < 0 || seen.has(term)) continue;
    const reach = (places[index] ?? 0) + (at[follower] ?? 0) - (at[term] ?? 0) + 1;
    for (let other = index + 1; other < terms.length && (places[other] ?? 0) <= reach; other += 1) {
      if (terms[other] !== follower || (places[other] ?? 0) <= (places[index] ?? 0)) continue;
      seen.add(term);
      sum += ((words[term] ?? 0) + (words[follower] ?? 0)) / 2;
      break;
    }
  }
  return sum;
}

function bestWindow({ terms, places }: Hits, { words }: Question, width: number): number {
  const inside = new Int32Array(words.length);
  let first = 0;
  let sum = 0;
  let best = 0;
  for (const [index, term] of terms.entries()) {
    if (inside[term] === 0) sum += words[term] ?? 0;
    inside[term] = (inside[term] ?? 0) + 1;
    while ((places[index] ?? 0) - (places[first] ?? 0) > width) {
      const out = terms[first] ?? 0;
      inside[out] = (inside[out] ?? 0) - 1;
      if (inside[out] === 0) sum -= words[out] ?? 0;
      first += 1;
    }
    if (sum > best) best = sum;
  }
  return best;
}
