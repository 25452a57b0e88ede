import { tokenEndpoints } from '@/api/session';
import { takeArrival } from '@/browser/session-mark';
import type { SessionStore } from './follow-tabs';
import { forgetAnswers } from './load-person';
import { isFromAddress, pendingToken, setPendingToken } from './pending-token';
import { forgetSession } from './persisted-session';
import { type Arrival, arrivalAnswered, arrivalAsked } from './session';

/**
 * The token that is on its way goes to the server, which gives it to the browser where no script reads it. One that came with the address
 * only after the person has said that this is whom they want to be. True: somebody else is signed in now.
 */
export async function keepPendingToken(store: SessionStore): Promise<boolean> {
  const token = pendingToken();
  if (token === undefined) return false;
  const taken = !isFromAddress() || (await isWanted(store, token));
  const kept = taken && (await keep(store, token));
  // Who has been signed in since an older version has not come in just now.
  if (kept && !isFromAddress()) takeArrival();
  setPendingToken(undefined);
  if (!kept) {
    // Whoever waited for somebody to arrive looks again.
    store.dispatch(arrivalAnswered({ taken: false }));
    return false;
  }
  forgetSession();
  forgetAnswers(store.dispatch);
  return true;
}

/** Not tracked: what a call was asked with would stand in the store. */
const untracked = { track: false };

async function keep(store: SessionStore, token: string): Promise<boolean> {
  const call = store.dispatch(tokenEndpoints.keepToken.initiate(token, untracked));
  return (await call).error === undefined;
}

async function isWanted(store: SessionStore, token: string): Promise<boolean> {
  const call = store.dispatch(tokenEndpoints.lookAtToken.initiate(token, untracked));
  const { data } = await call;
  // It has ended, or is of whoever is here already: nothing changes.
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
