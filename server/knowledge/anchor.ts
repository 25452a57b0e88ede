import { quoteHash } from './quote-hash';

interface Citation {
  /** Where the words stood in the version that was cited, UTF-16 units. */
  span: [number, number];
  /** Fingerprint of the words, see quoteHash. */
  hash?: string;
  /** The words themselves, where the cited version is still stored. */
  quote?: string;
}

interface Anchor {
  status: 'exact' | 'moved' | 'changed' | 'gone';
  start: number;
  end: number;
}

/** Share of character pairs that must be the same for words to count as "the same, but changed". */
const SIMILAR = 0.6;
/** A longer quote is looked for by its beginning: similarity of a whole chapter says little. */
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
  /** Offset in the original of each unit of `folded`, and of its end. */
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

/** Of all places where the words stand, the one closest to where they stood: the last before it or the first behind it. */
function nearest(text: string, wanted: string, before: number): number {
  const behind = text.indexOf(wanted, before);
  const ahead = text.lastIndexOf(wanted, before);
  if (behind < 0 || ahead < 0) return Math.max(behind, ahead);
  return before - ahead <= behind - before ? ahead : behind;
}

/** Slides a window of the quote's length over the text and counts shared character pairs: linear in the text. */
function mostSimilar(text: string, wanted: string): { at: number; score: number } {
  const size = wanted.length - 1;
  const need = new Map<string, number>();
  for (let at = 0; at < size; at += 1) change(need, wanted.slice(at, at + 2), 1);
  let shared = 0;
  let best = { at: 0, score: 0 };
  for (let at = 0; at < text.length - 1; at += 1) {
    // `need` holds what the window lacks: positive left means this pair was still wanted.
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
