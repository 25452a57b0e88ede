import { sessionEnded } from '@/api/api-events';
import { portalSetting } from '@/api/settings';
import { keepGate } from '@/browser/sign-in-gate';
import type { SessionStore } from './follow-tabs';
import { signInOpened } from './session';

type Settle = (signedIn: boolean) => void;

/**
 * Holds refused calls while somebody signs in over the page. They continue when a person arrives, in this tab or
 * another, and fail when the dialog is closed.
 */
export function keepSignInGate(store: SessionStore): () => void {
  const waiting = new Set<Settle>();
  const settle = (signedIn: boolean) => {
    for (const each of waiting) each(signedIn);
    waiting.clear();
  };
  const unsubscribe = store.subscribe(() => {
    const { user, signIn } = store.getState().session;
    if (waiting.size === 0) return;
    if (user) settle(true);
    else if (signIn === null) settle(false);
  });
  const leave = keepGate((signal) => {
    store.dispatch(sessionEnded({ via: 'status' }));
    if (portalSetting(store.getState())?.setting.allowLogin === false) return Promise.resolve(false);
    if (signal?.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      waiting.add(resolve);
      signal?.addEventListener('abort', () => waiting.delete(resolve) && resolve(false));
      store.dispatch(signInOpened('ended'));
    });
  });
  return () => {
    unsubscribe();
    leave();
    settle(false);
  };
}
