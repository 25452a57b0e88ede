import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in a form that fits a header, a cookie and a URL. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The stored form of a secret, useless to a reader of the table. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
