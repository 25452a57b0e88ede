import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readMark } from '@/browser/session-mark';
import type { PageDocument } from '@/renderer/types';
import { reopenPerson } from '@/session/guard';
import { pendingToken } from '@/session/pending-token';
import { sessionReset, signInOpened } from '@/session/session';
import { showToast } from '@/ui/toasts';
import { useAppDispatch, useAppSelector } from './use-app';

/**
 * Whether the page is hidden from this visitor. If sign-in is required, the sign-in dialog opens over it, and the page
 * follows after signing in. If the session has expired, the page stays mounted below the dialog, so that input is kept.
 */
export function useGuard({ meta }: PageDocument): boolean {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const role = useAppSelector((state) => state.session.role);
  const reopen = reopenPerson(pathname, search);
  // Re-evaluates once the choice of account has been made.
  useAppSelector((state) => state.session.arrival);
  // A preview has a role but no session; a page that has just loaded may have a session but no role yet.
  const isComing = readMark() !== undefined || pendingToken() !== undefined;
  const barred = meta.needLogin === true && !isComing && role === 'anonymous';
  const isAsked = useAppSelector((state) => state.session.signIn === 'ended');
  const opened = useRef<string>(undefined);
  if (!barred) opened.current = pathname;
  else if (!isAsked) opened.current = undefined;
  useEffect(() => {
    if (reopen === null) return;
    showToast({ intent: 'warning', textKey: 'errors:guard', durationMs: 5000, cause: 'guard' });
    navigate(reopen, { replace: true });
  }, [reopen, navigate]);
  useEffect(() => {
    if (!barred) return;
    dispatch(sessionReset());
    dispatch(signInOpened('needed'));
  }, [barred, dispatch]);
  return barred && opened.current !== pathname;
}
