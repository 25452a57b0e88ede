import type { Claim, Part } from './plan';
import { quoteOf, writeQuotations } from './quotation';
import type { AnswerPiece } from './types';

/** The blocks of an answer, each with what it says in its own order above what it quotes. */
export function* writeParts(parts: readonly Part[]): Generator<AnswerPiece> {
  for (const { type, claim, quotations } of parts) {
    yield { kind: 'block', type };
    const written = claim ? yield* writeClaim(claim) : 0;
    if (written > 0 && quotations.length > 0) yield { kind: 'text', append: '\n\n' };
    yield* writeQuotations(quotations, written > 0 ? written + 2 : 0);
  }
}

/** Its length. */
function* writeClaim({ text, from }: Claim): Generator<AnswerPiece, number> {
  const marker = (place: number) => `[${from[place]?.source}]`;
  const append = text.map((piece) => (typeof piece === 'number' ? marker(piece) : piece)).join('');
  yield { kind: 'text', append };
  const sources = [...new Set(from.map(({ source }) => source))];
  yield { kind: 'cite', range: [0, append.length], sources, support: 'full', quotes: from.map(quoteOf) };
  return append.length;
}
