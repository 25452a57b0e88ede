import type { SearchHit } from '../../knowledge';
import type { AnswerPiece, Quote } from './types';

/** From this share on a passage counts as shown: what is left of it is a lead-in or a remark. */
const MOST = 0.7;

/** Of the sources, those that the answer quotes nearly whole: nothing more can be learned from opening them. */
export function quotedWhole(hits: SearchHit[], pieces: AnswerPiece[]): SearchHit[] {
  // What another answerer took over from was emptied, its citations too.
  const last = pieces.slice(pieces.findLastIndex((piece) => piece.kind === 'restart') + 1);
  const quotes = last.flatMap((piece) => (piece.kind === 'cite' ? (piece.quotes ?? []) : []));
  return hits.filter((hit, i) => {
    const own = quotes.filter(({ source }) => source === i + 1);
    return covered(own, hit.span) >= MOST * (hit.span[1] - hit.span[0]) && own.length > 0;
  });
}

/** Characters of a span that lie in any of the quotes; two quotes of the same words count once. */
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
