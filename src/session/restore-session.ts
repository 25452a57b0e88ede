import type { Dispatch } from '@reduxjs/toolkit';
import { hasArrived, readMark } from '@/browser/session-mark';
import { setPendingTicket, setPendingToken, takeOldCookie } from './pending-token';
import { readKeptUser, readPersistedSession } from './persisted-session';
import { knowledgeUserArrived, personRemembered, tabChanged } from './session';

/** Runs before the first frame: removes the token from the URL and restores the stored session. Makes no calls. */
export function restoreSession(dispatch: Dispatch, own: Pick<Window, 'location' | 'history'> = window): void {
  const old = takeOldCookie();
  const token = takeTokenFromAddress(own);
  if (token === undefined) setPendingToken(old);
  else setPendingToken(token, 'address');
  // After an arrival from another page, somebody else may be signed in, so the stored person is not restored.
  const isKept = (readMark() !== undefined && !hasArrived()) || old !== undefined;
  const user = isKept ? readKeptUser() : undefined;
  if (!user) return;
  const kept = readPersistedSession();
  dispatch(personRemembered({ user, tenant: kept?.tenant ?? [], currentTenant: kept?.currentTenant ?? null }));
  if (kept?.knowledgeUser) dispatch(knowledgeUserArrived(kept.knowledgeUser));
  if (kept?.currentTab) dispatch(tabChanged(kept.currentTab));
}

/** Removes the token or ticket from the URL and the history, so that a shared link does not share the session. */
function takeTokenFromAddress({ location, history }: Pick<Window, 'location' | 'history'>): string | undefined {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  const ticket = location.pathname.replace(/\/+$/, '') === '/transferPage' ? query.get('ticket') : null;
  if (token === null && ticket === null) return undefined;
  query.delete('token');
  if (ticket !== null) query.delete('ticket');
  if (ticket && !token) setPendingTicket({ ticket, appid: query.get('appid') ?? '' });
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest ? `?${rest}` : ''}${location.hash}`);
  return token?.trim() || undefined;
}
