import { readMark } from '@/browser/session-mark';
import { type Person, personArrived, type SessionState, sessionReset, type WithSession } from './session';
import type { SessionDispatch } from './session-dispatch';

const CHANNEL = 'mw:session';

export interface SessionStore {
  dispatch: SessionDispatch;
  getState: () => WithSession;
  subscribe: (listener: () => void) => () => void;
}

/** A message between tabs: the person and the organization they act for. */
type Said = { person: Person | null };
type Who = Pick<SessionState, 'user' | 'currentTenant'>;

/** Synchronizes sign-in, sign-out and organization with other tabs. Returns a function that stops it. */
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
    // The cookie decides: a delayed message from a closed tab must neither restore a session nor end a newer one.
    const isHere = readMark() !== undefined;
    if (isHere && !data.person) return;
    const person = isHere ? data.person : null;
    const next = identity(person ?? { user: null, currentTenant: null });
    if (next === known) return;
    // Set before dispatching, so that the change is not echoed.
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
