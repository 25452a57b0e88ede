import { clearCookie, readCookie } from '@/browser/cookie';
import { sessionHost } from './host';

let pending: string | undefined;
let fromAddress = false;

/**
 * A token from the URL, or one that an older version left readable. In memory until exchanged for the HttpOnly cookie.
 */
export const pendingToken = (): string | undefined => pending;

/** Anybody can craft a URL, so its token is kept only with the person's consent. */
export const isFromAddress = (): boolean => fromAddress;

export function setPendingToken(token: string | undefined, source: 'address' | 'browser' = 'browser'): void {
  pending = token;
  fromAddress = token !== undefined && source === 'address';
}

let ticket: { ticket: string; appid: string } | undefined;

/** A ticket from the URL, which is exchanged for a token. */
export const pendingTicket = () => ticket;

export function setPendingTicket(given: typeof ticket): void {
  ticket = given;
}

/** The cookie in which older versions kept the token for three days. */
export function takeOldCookie(): string | undefined {
  const token = readCookie('token');
  if (token !== undefined) clearCookie('token', sessionHost().cookieDomain);
  return token;
}
