import type { Dispatch } from '@reduxjs/toolkit';
import { hasArrived, readMark } from '@/browser/session-mark';
import { setPendingToken, takeOldCookie } from './pending-token';
import { readKeptUser, readPersistedSession } from './persisted-session';
import { knowledgeUserArrived, personRemembered, tabChanged } from './session';

/** Before the first frame: a token leaves the address, and whoever was here is here again. Asks nobody anything. */
export function restoreSession(dispatch: Dispatch, own: Pick<Window, 'location' | 'history'> = window): void {
  const old = takeOldCookie();
  const token = takeTokenFromAddress(own);
  if (token === undefined) setPendingToken(old);
  else setPendingToken(token, 'address');
  // Somebody else may have come in by another page: nobody is here until it is known who.
  const isKept = (readMark() !== undefined && !hasArrived()) || old !== undefined;
  const user = isKept ? readKeptUser() : undefined;
  if (!user) return;
  const kept = readPersistedSession();
  dispatch(personRemembered({ user, tenant: kept?.tenant ?? [], currentTenant: kept?.currentTenant ?? null }));
  if (kept?.knowledgeUser) dispatch(knowledgeUserArrived(kept.knowledgeUser));
  if (kept?.currentTab) dispatch(tabChanged(kept.currentTab));
}

/** The address is opened again without it: nobody hands their session on with a link, and it stays out of the history. */
function takeTokenFromAddress({ location, history }: Pick<Window, 'location' | 'history'>): string | undefined {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  if (token === null) return undefined;
  query.delete('token');
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest ? `?${rest}` : ''}${location.hash}`);
  return token.trim() || undefined;
}
