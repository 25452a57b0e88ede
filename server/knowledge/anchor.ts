import { quoteHash } from './quote-hash';

interface Citation {
  /** Range of the words in the cited version, UTF-16 units. */
  span: [number, number];
  /** Hash of the words, see quoteHash. */
  hash?: string;
  /** The words themselves, if the cited version is still stored. */
  quote?: string;
}

interface Anchor {
  status: 'exact' | 'moved' | 'changed' | 'gone';
  start: number;
  end: number;
}

/** Share of character pairs that must match for words to count as changed, not gone. */
const SIMILAR = 0.6;
/** Characters of a quote that are searched for: similarity of a whole chapter says little. */
const MAX_QUOTE = 2_000;

const GONE: Anchor = { status: 'gone', start: 0, end: 0 };

/** Finds cited words in another version of a document: at their place, elsewhere, or as similar words. */
export function anchor(markdown: string, { span, hash, quote }: Citation): Anchor {
  const [start, end] = span;
  const here = markdown.slice(start, end);
  if (here && (quote === undefined ? hash !== undefined && quoteHash(here) === hash : fold(here) === fold(quote))) {
    return { status: 'exact', start, end };
  }
  if (quote === undefined || fold(quote).length < 2) return GONE;
  const text = foldWithOffsets(markdown);
  const wanted = fold(quote.slice(0, MAX_QUOTE));
  const same = nearest(text.folded, wanted, start);
  if (same >= 0) return place('moved', text, same, wanted.length);
  const similar = mostSimilar(text.folded, wanted);
  return similar.score >= SIMILAR ? place('changed', text, similar.at, wanted.length) : GONE;
}

const fold = (text: string) => text.replace(/\s+/g, ' ').trim();

interface Folded {
  folded: string;
  /** Offsets in the original of each unit of `folded` and of its end. */
  offsets: number[];
}

function foldWithOffsets(text: string): Folded {
  const offsets: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at += 1) {
    const space = /\s/.test(text[at] ?? '');
    if (space && (folded === '' || folded.endsWith(' '))) continue;
    folded += space ? ' ' : text[at];
    offsets.push(at);
  }
  offsets.push(text.length);
  return { folded, offsets };
}

function place(status: 'moved' | 'changed', { offsets }: Folded, at: number, length: number): Anchor {
  const start = offsets[at] ?? 0;
  const last = offsets[Math.min(at + length, offsets.length - 1) - 1] ?? start;
  return { status, start, end: last + 1 };
}

/** Of all occurrences, the one nearest to the former place. */
function nearest(text: string, wanted: string, before: number): number {
  const behind = text.indexOf(wanted, before);
  const ahead = text.lastIndexOf(wanted, before);
  if (behind < 0 || ahead < 0) return Math.max(behind, ahead);
  return before - ahead <= behind - before ? ahead : behind;
}

/** Slides a window of the quote's length over the text and counts shared character pairs, in linear time. */
function mostSimilar(text: string, wanted: string): { at: number; score: number } {
  const size = wanted.length - 1;
  const need = new Map<string, number>();
  for (let at = 0; at < size; at += 1) change(need, wanted.slice(at, at + 2), 1);
  let shared = 0;
  let best = { at: 0, score: 0 };
  for (let at = 0; at < text.length - 1; at += 1) {
    // `need` holds what the window lacks: a result of 0 or more means that this pair was still wanted.
    if (change(need, text.slice(at, at + 2), -1) >= 0) shared += 1;
    const out = at - size;
    if (out >= 0 && change(need, text.slice(out, out + 2), 1) > 0) shared -= 1;
    const score = shared / size;
    if (score > best.score) best = { at: Math.max(0, out + 1), score };
  }
  return best;
}

function change(counts: Map<string, number>, key: string, by: number): number {
  const now = (counts.get(key) ?? 0) + by;
  counts.set(key, now);
  return now;
}
