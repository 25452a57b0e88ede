import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that fit into a header, a cookie and an address. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret: who reads the table cannot use it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
