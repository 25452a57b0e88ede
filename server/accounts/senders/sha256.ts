import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal, as both providers require in signatures. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
