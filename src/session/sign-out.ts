import { sessionEndpoints } from '@/api/session';
import { clearMark } from '@/browser/session-mark';
import { clearTenant } from '@/browser/tenant-cookie';
import { sessionHost } from './host';
import { forgetAnswers } from './load-person';
import { sessionReset } from './session';
import type { SessionDispatch } from './session-dispatch';

/**
 * Asks where to log out, gives the token back, forgets everything about the person, and goes there. Without such an address the page
 * stays; a server that is gone keeps nobody signed in on this browser.
 */
export async function signOut(dispatch: SessionDispatch, own: Pick<Window, 'location'> = window): Promise<void> {
  const url = await inTime(findLogoutUrl(dispatch, own.location.origin));
  await inTime(dispatch(sessionEndpoints.signOut.initiate(undefined, { track: false })));
  const { cookieDomain } = sessionHost();
  clearMark(cookieDomain);
  clearTenant(cookieDomain);
  dispatch(sessionReset());
  if (url) return own.location.assign(url);
  // What is closed to everybody else has left the page by then, and does not ask once more for who has gone.
  await new Promise((done) => setTimeout(done));
  forgetAnswers(dispatch);
}

/** A call and its retries take up to 104 s: nobody waits at a shared screen for so long. It goes on in the background; there are two. */
const PATIENCE_MS = 1_500;

function inTime<T>(call: PromiseLike<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    call.then(resolve, reject).then(() => clearTimeout(timer));
  });
}

async function findLogoutUrl(dispatch: SessionDispatch, origin: string): Promise<string | undefined> {
  const redirectUri = `${origin}/engine`;
  const call = sessionEndpoints.getLogoutUrl.initiate({ redirectUri }, { forceRefetch: true, subscribe: false });
  const { data } = await dispatch(call);
  if (data?.url && /^(?:https?:\/\/|\/(?![/\\]))/i.test(data.url)) return data.url;
  console.info('There is no logout address to go to.');
  return undefined;
}
