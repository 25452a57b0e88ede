import type { MouseEvent } from 'react';
import { readMark } from '@/browser/session-mark';
import { signInOpened } from './session';
import { useSessionDispatch } from './use-session';

/** What pressing an entry of the header does first: one that is for people who are signed in asks whoever is not. */
export function useEntryGate() {
  const dispatch = useSessionDispatch();
  return ({ to, signedIn }: { to: string; signedIn: boolean }, event: MouseEvent): void => {
    if (!signedIn || readMark()) return;
    event.preventDefault();
    dispatch(signInOpened('needed', to));
  };
}
