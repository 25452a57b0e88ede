import { clearCookie, readCookie, writeCookie } from './cookie';

/** The specification keeps the access token in a cookie of this name, for three days, on the domain the host configuration names. */
const NAME = 'token';
export const THREE_DAYS_S = 3 * 24 * 60 * 60;

export const readToken = (cookies?: string): string | undefined => readCookie(NAME, cookies);

export function writeToken(token: string, domain?: string): void {
  writeCookie(NAME, token, { maxAgeS: THREE_DAYS_S, domain });
}

export const clearToken = (domain?: string): void => clearCookie(NAME, domain);

/** The Authorization header of a token; undefined when there is none. A header carries visible ASCII only; a cookie another application wrote must not break every call. */
export function authorization(token: string | undefined): string | undefined {
  return token && /^[\x21-\x7e]+$/.test(token) ? `Bearer ${token}` : undefined;
}
