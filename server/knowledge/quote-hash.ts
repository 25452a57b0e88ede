import { createHash } from 'node:crypto';

/** Folded, because a re-ingest may wrap the same words differently. */
export function quoteHash(quote: string): string {
  return createHash('sha256').update(quote.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);
}
