import { randomBytes } from 'node:crypto';
import { cookieName, makeCookie } from './cookies';

export const VISITOR_COOKIE = 'mw_visitor';
const shape = /^[A-Za-z0-9_-]{22}$/;
/** Browsers keep cookies for 400 days at most. */
const maxAgeSeconds = 400 * 24 * 3600;

/** 128 random bits, so nobody can guess another visitor's id. */
export const newVisitor = () => randomBytes(16).toString('base64url');

/** A cookie's value; malformed ones are ignored. */
export function readCookie(header: string | undefined, name: string, valid = shape): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    const value = part.slice(at + 1).trim();
    if (valid.test(value)) return value;
  }
  return undefined;
}

/** Over HTTPS, only the cookie name that no neighbouring host can set counts. */
export const readVisitor = (header: string | undefined, secure: boolean) =>
  readCookie(header, cookieName(VISITOR_COOKIE, { secure }));

export const visitorCookie = (visitor: string, secure: boolean): string =>
  makeCookie(VISITOR_COOKIE, visitor, { secure, maxAgeS: maxAgeSeconds, sameSite: 'Lax' });
