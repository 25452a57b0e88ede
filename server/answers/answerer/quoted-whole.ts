import type { SearchHit } from '../../knowledge';
import type { AnswerPiece, Quote } from './types';

/** Share from which a passage counts as shown; the rest is a lead-in or a remark. */
const MOST = 0.7;

/** Returns the sources that the answer quotes nearly whole: opening them shows nothing new. */
export function quotedWhole(hits: SearchHit[], pieces: AnswerPiece[]): SearchHit[] {
  // A restart discards the previous text with its citations.
  const last = pieces.slice(pieces.findLastIndex((piece) => piece.kind === 'restart') + 1);
  const quotes = last.flatMap((piece) => (piece.kind === 'cite' ? (piece.quotes ?? []) : []));
  return hits.filter((hit, i) => {
    const own = quotes.filter(({ source }) => source === i + 1);
    return covered(own, hit.span) >= MOST * (hit.span[1] - hit.span[0]) && own.length > 0;
  });
}

/** Counts the characters of a span that any quote covers; overlaps count once. */
function covered(quotes: Quote[], [from, to]: SearchHit['span']): number {
  let end = from;
  let sum = 0;
  for (const { span } of quotes.toSorted((a, b) => a.span[0] - b.span[0])) {
    const start = Math.max(end, span[0]);
    end = Math.max(end, Math.min(to, span[1]));
    sum += Math.max(0, end - start);
  }
  return sum;
}
