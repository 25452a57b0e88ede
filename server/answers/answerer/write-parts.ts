import type { Claim, Part } from './plan';
import { quoteOf, writeQuotations } from './quotation';
import type { AnswerPiece } from './types';

/** Revision date per document, as the document states it. */
export type Dates = ReadonlyMap<string, string>;

/** Writes the blocks of an answer: lead, claim, then quotations. */
export function* writeParts(parts: readonly Part[], dates?: Dates): Generator<AnswerPiece> {
  for (const { type, lead, claim, quotations } of parts) {
    yield { kind: 'block', type };
    const above = lead ? `${lead}\n\n` : '';
    if (above) yield { kind: 'text', append: above };
    const written = claim ? yield* writeClaim(claim, above.length, dates) : above.length;
    const gap = claim && quotations.length > 0 ? '\n\n' : '';
    if (gap) yield { kind: 'text', append: gap };
    yield* writeQuotations(quotations, written + gap.length);
  }
}

/** Writes a claim; returns the length of the block so far. */
function* writeClaim({ text, from }: Claim, above: number, dates?: Dates): Generator<AnswerPiece, number> {
  const marker = (place: number) => `[${from[place]?.source}]`;
  const append = text
    .map((piece) => {
      if (typeof piece === 'number') return marker(piece);
      if (typeof piece === 'string') return piece;
      const date = dates?.get(piece.dateOf);
      return date ? ` · ${date}` : '';
    })
    .join('');
  yield { kind: 'text', append };
  const sources = [...new Set(from.map(({ source }) => source))];
  yield { kind: 'cite', range: [above, above + append.length], sources, support: 'full', quotes: from.map(quoteOf) };
  return above + append.length;
}
