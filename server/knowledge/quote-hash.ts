import { createHash } from 'node:crypto';

/** Hash of a quote with white space collapsed, because a re-ingest may wrap it differently. */
export function quoteHash(quote: string): string {
  return createHash('sha256').update(quote.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16);
}
