import { createHash, randomBytes } from 'node:crypto';
import { newSecret } from '../../base/database/secret';

export interface KeyParts {
  id: string;
  secret: string;
}

const form = /^mwk_([a-z0-9]{12})_([\w-]{43})([\w-]{6})$/;
const anywhere = /mwk_[a-z0-9]{12}_[\w-]{49}/g;

/** Tells a mistyped or cut key from an unknown one without asking the database. */
const checksumOf = ({ id, secret }: KeyParts) =>
  createHash('sha256').update(`mwk_${id}_${secret}`).digest('base64url').slice(0, 6);

export const newKeyId = () => randomBytes(6).toString('hex');

/** A key for this id, of which only the secret's hash is stored. */
export function newKey(id: string): { key: string; secret: string } {
  const secret = newSecret();
  return { key: `mwk_${id}_${secret}${checksumOf({ id, secret })}`, secret };
}

/** Whether a token is meant to be a key of ours, whatever is wrong with it. */
export const looksLikeKey = (token: string): boolean => token.startsWith('mwk_');

/** Undefined for anything that cannot be a key. */
export function readKey(token: string): KeyParts | undefined {
  const [, id = '', secret = '', checksum] = form.exec(token) ?? [];
  return id !== '' && checksumOf({ id, secret }) === checksum ? { id, secret } : undefined;
}

/** The first key in a text, such as an address. */
export function findKey(text: string): KeyParts | undefined {
  for (const [token] of text.matchAll(anywhere)) {
    const parts = readKey(token);
    if (parts) return parts;
  }
  return undefined;
}
