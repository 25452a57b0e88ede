import { sessionEndpoints } from '@/api/session';
import { pendingToken, setPendingToken } from './pending-token';
import type { SessionDispatch } from './session-dispatch';

/** The token that is on its way goes to the server, which gives it to the browser where no script reads it. False: it is nobody's. */
export async function keepPendingToken(dispatch: SessionDispatch): Promise<boolean> {
  const token = pendingToken();
  if (token === undefined) return false;
  // Not tracked: what a call was asked with would stand in the store.
  const call = dispatch(sessionEndpoints.keepToken.initiate(token, { track: false }));
  const { error } = await call;
  setPendingToken(undefined);
  return error === undefined;
}
