import type { Dispatch } from '@reduxjs/toolkit';
import { readToken, writeToken } from '@/lib/token-cookie';
import { sessionHost } from './host';
import { forgetSession, readKeptSession, readKeptUser } from './kept-session';
import { knowledgeUserArrived, personRemembered, tabChanged } from './session';

/** Before the first frame: a token in the address becomes a cookie, and whoever was here is here again. Asks nobody anything. */
export function restoreSession(dispatch: Dispatch, own: Pick<Window, 'location' | 'history'> = window): void {
  takeTokenFromAddress(own);
  const user = readToken() ? readKeptUser() : undefined;
  if (!user) return;
  const kept = readKeptSession();
  dispatch(personRemembered({ user, tenant: kept?.tenant ?? [], currentTenant: kept?.currentTenant ?? null }));
  if (kept?.knowledgeUser) dispatch(knowledgeUserArrived(kept.knowledgeUser));
  if (kept?.currentTab) dispatch(tabChanged(kept.currentTab));
}

/** The address is opened again without it: nobody hands their session on with a link, and it stays out of the history. */
function takeTokenFromAddress({ location, history }: Pick<Window, 'location' | 'history'>): void {
  const query = new URLSearchParams(location.search);
  const token = query.get('token');
  if (token === null) return;
  query.delete('token');
  const rest = query.toString();
  history.replaceState(history.state, '', `${location.pathname}${rest ? `?${rest}` : ''}${location.hash}`);
  if (!token.trim()) return;
  writeToken(token.trim(), sessionHost().cookieDomain);
  // Whoever this browser remembers need not be whose token this is.
  forgetSession();
}
