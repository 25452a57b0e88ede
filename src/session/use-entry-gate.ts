import type { MouseEvent } from 'react';
import { readMark } from '@/browser/session-mark';
import { signInOpened } from './session';
import { useSessionDispatch } from './use-session';

/** Returns a click handler for header entries: those that require sign-in open the dialog for anonymous visitors. */
export function useEntryGate() {
  const dispatch = useSessionDispatch();
  return ({ to, signedIn }: { to: string; signedIn: boolean }, event: MouseEvent): void => {
    if (!signedIn || readMark()) return;
    event.preventDefault();
    dispatch(signInOpened('needed', to));
  };
}
