import { hashHex } from '../hash-hex';

/** The first 16 hex digits of the SHA-256 of the quote with normalized whitespace, as the contract defines. */
export const quoteHash = (quote: string): Promise<string> => hashHex(quote.replace(/\s+/g, ' ').trim(), 16);
