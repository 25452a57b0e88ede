import { retryUntilOnline } from '@/browser/retry-until-online';
import { readMark } from '@/browser/session-mark';
import { followTabs, type SessionStore } from './follow-tabs';
import { onFrameMessage } from './on-frame-message';
import { pendingTicket, pendingToken } from './pending-token';
import { keepProof } from './proof-gate';
import { signInOpened } from './session';
import { keepSignInGate } from './sign-in-gate';

/**
 * Connects an open page to its session: follows other tabs and embedded pages, and loads the person. Returns the
 * disconnect function.
 */
export function connectSession(store: SessionStore): () => void {
  const ends = [
    keepSignInGate(store),
    keepProof(store),
    followTabs(store, () => void askAnew(store)),
    onFrameMessage(store.dispatch, () => store.dispatch(signInOpened('ended'))),
  ];
  if (readMark() !== undefined || isComing()) void refresh(store);
  return () => {
    for (const end of ends) end();
  };
}

const isComing = () => pendingToken() !== undefined || pendingTicket() !== undefined;

/** Loaded only with a session; an anonymous first page does without. */
async function refresh(store: SessionStore): Promise<void> {
  let isNew = false;
  if (isComing()) {
    const { keepPendingToken } = await retryUntilOnline(() => import('./keep-token'));
    isNew = await keepPendingToken(store);
    if (readMark() === undefined) return;
  }
  const { loadPerson } = await retryUntilOnline(() => import('./load-person'));
  // Errors have been reported already, and a refused token has ended the session.
  await loadPerson(store.dispatch, isNew || store.getState().session.user === null).catch(() => undefined);
}

async function askAnew(store: SessionStore): Promise<void> {
  const { forgetAnswers } = await retryUntilOnline(() => import('./load-person'));
  forgetAnswers(store.dispatch);
}
