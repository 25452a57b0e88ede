import { clearCookie, readCookie } from '@/lib/cookie';
import { sessionHost } from './host';

let pending: string | undefined;

/** A token that came with the address, or that an older version left where scripts read it: in memory, on its way to where none does. */
export const pendingToken = (): string | undefined => pending;

export function setPendingToken(token: string | undefined): void {
  pending = token;
}

/** The cookie in which older versions of the portal kept the token for three days. */
export function takeOldCookie(): string | undefined {
  const token = readCookie('token');
  if (token !== undefined) clearCookie('token', sessionHost().cookieDomain);
  return token;
}
