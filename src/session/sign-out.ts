import { sessionEndpoints } from '@/api/session';
import { clearMark } from '@/browser/session-mark';
import { clearTenant } from '@/browser/tenant-cookie';
import { sessionHost } from './host';
import { forgetAnswers } from './load-person';
import { sessionReset } from './session';
import type { SessionDispatch } from './session-dispatch';

/**
 * Signs out: gets the logout URL, ends the session, clears all personal data and redirects. Without a logout URL, the
 * page stays. Works without the server too.
 */
export async function signOut(dispatch: SessionDispatch, own: Pick<Window, 'location'> = window): Promise<void> {
  const url = await inTime(findLogoutUrl(dispatch, own.location.origin));
  await inTime(dispatch(sessionEndpoints.signOut.initiate(undefined, { track: false })));
  const { cookieDomain } = sessionHost();
  clearMark(cookieDomain);
  clearTenant(cookieDomain);
  dispatch(sessionReset());
  if (url) return own.location.assign(url);
  // Protected pages have unmounted by then and do not refetch for the person who left.
  await new Promise((done) => setTimeout(done));
  forgetAnswers(dispatch);
}

/** A call with its retries can take 104 s, too long on a shared screen. The two calls continue in the background. */
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
