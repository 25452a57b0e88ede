import { foldUnits } from '../../base/text/fold';
import type { Hits } from '../../base/text/term-reader';
import type { ParsedQuery } from './question';

export interface FieldMatch {
  /** BM25 scores of content terms and of single characters. */
  words: number;
  characters: number;
  /** Weight of the content terms that occur. */
  covered: number;
  /** Weight of term pairs that are adjacent here as in the question. */
  adjacent: number;
  /** Maximum weight within a window of the text. */
  window: number;
  saturation: Float64Array;
}

export interface FieldShape {
  k1: number;
  b: number;
  /** Average length of such a field, in words or characters. */
  usual: number;
  window: number;
}

/** Matches an unfolded text against a question. */
export function matchField(text: string, question: ParsedQuery, shape: FieldShape): FieldMatch {
  const hits = question.read(foldUnits(text));
  const saturation = new Float64Array(question.terms.length);
  for (const term of hits.terms) saturation[term] = (saturation[term] as number) + 1;
  const norm = shape.k1 * (1 - shape.b + (shape.b * hits.length) / shape.usual);
  const match = { words: 0, characters: 0, covered: 0, adjacent: 0, window: 0, saturation };
  if (hits.terms.length === 0) return match;
  for (let term = 0; term < saturation.length; term++) {
    const count = saturation[term] as number;
    if (count === 0) continue;
    const full = (count * (shape.k1 + 1)) / (count + norm);
    saturation[term] = full;
    match.words += (question.words[term] as number) * full;
    match.characters += (question.characters[term] as number) * full;
    match.covered += question.words[term] as number;
  }
  match.adjacent = adjacency(hits, question);
  match.window = bestWindow(hits, question, shape.window);
  return match;
}

function adjacency({ terms, places }: Hits, { next, at, words }: ParsedQuery): number {
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

function bestWindow({ terms, places }: Hits, { words }: ParsedQuery, width: number): number {
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
