import { clearCookie, readCookie } from '@/browser/cookie';
import { sessionHost } from './host';

let pending: string | undefined;
let fromAddress = false;

/** A token that came with the address, or that an older version left where scripts read it: in memory, on its way to where none does. */
export const pendingToken = (): string | undefined => pending;

/** Anybody may have written an address: what it carries is kept only when the person says so. */
export const isFromAddress = (): boolean => fromAddress;

export function setPendingToken(token: string | undefined, source: 'address' | 'browser' = 'browser'): void {
  pending = token;
  fromAddress = token !== undefined && source === 'address';
}

/** The cookie in which older versions of the portal kept the token for three days. */
export function takeOldCookie(): string | undefined {
  const token = readCookie('token');
  if (token !== undefined) clearCookie('token', sessionHost().cookieDomain);
  return token;
}
