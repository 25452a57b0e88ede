import { clearCookie, readCookie, writeCookie } from './cookie';

/**
 * Readable companion of the HttpOnly token cookie: its presence means that somebody is signed in, and it changes with
 * the session. It grants no access by itself, but the server accepts the token only together with it, so deleting it
 * signs out even without a server.
 */
const NAME = 'mw_session';
export const THREE_DAYS_S = 3 * 24 * 60 * 60;

export const readMark = (cookies?: string): string | undefined => readCookie(NAME, cookies);

/** For the demo and tests, which have no server to set it. */
export function writeMark(mark: string, domain?: string): void {
  writeCookie(NAME, mark, { maxAgeS: THREE_DAYS_S, domain });
}

const ARRIVED = 'mw_arrived';

/** Whether another page has just started this session: an identity provider, or a token in the URL. */
export const hasArrived = (): boolean => {
  const mark = readCookie(ARRIVED);
  return mark !== undefined && mark === readMark();
};

/** Returns true only once; a reload looks the same. */
export function takeArrival(): boolean {
  const arrived = hasArrived();
  clearCookie(ARRIVED);
  return arrived;
}

/** For the demo and tests, as above. */
export const writeArrival = (mark: string): void => writeCookie(ARRIVED, mark, { maxAgeS: 300 });

export const clearMark = (domain?: string): void => clearCookie(NAME, domain);
