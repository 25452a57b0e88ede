import { hashHex } from '../hash-hex';

/** First 16 hex digits of the SHA-256 of the folded quote, as the contract asks. */
export const quoteHash = (quote: string): Promise<string> => hashHex(quote.replace(/\s+/g, ' ').trim(), 16);
