import { clearCookie, readCookie, writeCookie } from './cookie';

/**
 * The server keeps the access token in a cookie that no script reads, and this one beside it: it says that somebody is here, and changes when it is
 * somebody else. It opens nothing; but the server believes the token only with it, so that taking it away signs out also where no server answers.
 */
const NAME = 'mw_session';
export const THREE_DAYS_S = 3 * 24 * 60 * 60;

export const readMark = (cookies?: string): string | undefined => readCookie(NAME, cookies);

/** For the demo and for tests, which have no server that does it. */
export function writeMark(mark: string, domain?: string): void {
  writeCookie(NAME, mark, { maxAgeS: THREE_DAYS_S, domain });
}

const ARRIVED = 'mw_arrived';

/** Whether this session was begun by another page just now: at a provider, or with a token in an address. */
export const hasArrived = (): boolean => {
  const mark = readCookie(ARRIVED);
  return mark !== undefined && mark === readMark();
};

/** Once: a reload looks the same. */
export function takeArrival(): boolean {
  const arrived = hasArrived();
  clearCookie(ARRIVED);
  return arrived;
}

/** For the demo and for tests, as above. */
export const writeArrival = (mark: string): void => writeCookie(ARRIVED, mark, { maxAgeS: 300 });

export const clearMark = (domain?: string): void => clearCookie(NAME, domain);
