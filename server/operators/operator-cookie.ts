import { randomBytes } from 'node:crypto';
import { readCookie } from '../plugins/visitor';

const OPERATOR_COOKIE = 'mw_operator';
const shape = /^[A-Za-z0-9_-]{43}$/;
const maxAgeSeconds = 12 * 3600;

export const newToken = () => randomBytes(32).toString('base64url');

export const tokenOf = (header: string | undefined) => readCookie(header, OPERATOR_COOKIE, shape);

/** Strict: a link from another site opens the workbench signed out, and posts nothing in the operator's name. */
export function operatorCookie(token: string, secure: boolean): string {
  const age = token === '' ? 0 : maxAgeSeconds;
  const cookie = `${OPERATOR_COOKIE}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict`;
  return secure ? `${cookie}; Secure` : cookie;
}
