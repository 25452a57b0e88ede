import { createHash } from 'node:crypto';

/** As both providers write it in what they sign: hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
