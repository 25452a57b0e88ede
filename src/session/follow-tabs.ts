import { readMark } from '@/browser/session-mark';
import { type Person, personArrived, type SessionState, sessionReset, type WithSession } from './session';
import type { SessionDispatch } from './session-dispatch';

const CHANNEL = 'mw:session';

export interface SessionStore {
  dispatch: SessionDispatch;
  getState: () => WithSession;
  subscribe: (listener: () => void) => () => void;
}

/** What one tab tells the others: who is here now, and for whom they act. */
type Said = { person: Person | null };
type Who = Pick<SessionState, 'user' | 'currentTenant'>;

/** Signing in, signing out and switching in one tab is followed by the others. Returns what ends it. */
export function followTabs(store: SessionStore, onFollowed: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  let known = identity(store.getState().session);
  const unsubscribe = store.subscribe(() => {
    const { user, tenant, currentTenant } = store.getState().session;
    const now = identity({ user, currentTenant });
    if (now === known) return;
    known = now;
    channel.postMessage({ person: user && { user, tenant, currentTenant } } satisfies Said);
  });
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    // The cookie decides: a late word of a tab that has closed must bring nobody back, and send nobody away who has signed in since.
    const isHere = readMark() !== undefined;
    if (isHere && !data.person) return;
    const person = isHere ? data.person : null;
    const next = identity(person ?? { user: null, currentTenant: null });
    if (next === known) return;
    // Known before it is done, so that it is not told back.
    known = next;
    store.dispatch(person ? personArrived(person) : sessionReset());
    onFollowed();
  };
  return () => {
    unsubscribe();
    channel.close();
  };
}

function identity({ user, currentTenant }: Who): string {
  return JSON.stringify([user?.id ?? null, currentTenant?.id ?? null]);
}
