import { createHash } from 'node:crypto';
import { hashOf, newSecret } from '../../base/database/secret';

/** An access token is `mwa_` and a secret, a refresh token `mwr_` and another. Only their hashes are stored. */
const form = /^mw[ar]_[\w-]{43}$/;
const anywhere = /mw[ar]_[\w-]{43}/;

/** Whether it is meant to be a token of ours, whatever is wrong with it. */
export const looksLikeToken = (token: string | undefined): token is string => /^mw[ar]_/.test(token ?? '');

export const isToken = (token: string) => form.test(token);

export const holdsToken = (text: string) => anywhere.test(text);

export function newTokens() {
  const access = `mwa_${newSecret()}`;
  const refresh = `mwr_${newSecret()}`;
  return { access, refresh, hashes: { access: hashOf(access), refresh: hashOf(refresh) } };
}

const verifierShape = /^[\w.~-]{43,128}$/;

/** The challenge of a PKCE verifier (RFC 7636, S256). */
export const challengeOfVerifier = (verifier: string): string | undefined =>
  verifierShape.test(verifier) ? createHash('sha256').update(verifier).digest('base64url') : undefined;
