import { dropEndpoints } from '@/api/drop-token';
import { sessionEndpoints, tokenEndpoints } from '@/api/session';
import { takeArrival } from '@/browser/session-mark';
import type { SessionStore } from './follow-tabs';
import { forgetAnswers } from './load-person';
import { isFromAddress, pendingTicket, pendingToken, setPendingTicket, setPendingToken } from './pending-token';
import { forgetSession } from './persisted-session';
import { type Arrival, arrivalAnswered, arrivalAsked, arrivalFailed } from './session';

/**
 * Sends the pending token to the server, which sets it as an HttpOnly cookie. A token from the URL needs the person's
 * consent first. Returns whether the session is now that of somebody else.
 */
export async function keepPendingToken(store: SessionStore): Promise<boolean> {
  const isHandedOver = await redeemTicket(store);
  const token = pendingToken();
  if (token === undefined) {
    if (isHandedOver === false) store.dispatch(arrivalFailed());
    return false;
  }
  const taken = !isFromAddress() || (await isWanted(store, token));
  const kept = taken && (await keep(store, token));
  // A token from an older version does not count as a new arrival.
  if (kept && !isFromAddress()) takeArrival();
  setPendingToken(undefined);
  if (!kept) {
    // Its session was opened for this page alone.
    if (isHandedOver) void store.dispatch(dropEndpoints.dropToken.initiate(token, untracked));
    // Code that waits for the arrival checks again.
    store.dispatch(arrivalAnswered({ taken: false }));
    return false;
  }
  forgetSession();
  forgetAnswers(store.dispatch);
  return true;
}

/** Makes a pending ticket a pending token. Undefined if there is none, false if it is not good. */
async function redeemTicket(store: SessionStore): Promise<boolean | undefined> {
  const ticket = pendingTicket();
  if (ticket === undefined) return undefined;
  setPendingTicket(undefined);
  const { data } = await store.dispatch(sessionEndpoints.redeemTransferTicket.initiate(ticket, untracked));
  if (data) setPendingToken(data.token, 'address');
  return data !== undefined;
}

/** Untracked, so that the token does not get into the store. */
const untracked = { track: false };

async function keep(store: SessionStore, token: string): Promise<boolean> {
  const call = store.dispatch(tokenEndpoints.keepToken.initiate(token, untracked));
  return (await call).error === undefined;
}

async function isWanted(store: SessionStore, token: string): Promise<boolean> {
  const call = store.dispatch(tokenEndpoints.lookAtToken.initiate(token, untracked));
  const { data } = await call;
  // The token is invalid or belongs to the person already signed in: nothing changes.
  return data !== undefined && !data.same && ask(store, data);
}

function ask(store: SessionStore, arrival: Arrival): Promise<boolean> {
  store.dispatch(arrivalAsked(arrival));
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      const said = store.getState().session.arrival;
      if (said !== 'taken' && said !== 'left') return;
      unsubscribe();
      resolve(said === 'taken');
    });
  });
}
