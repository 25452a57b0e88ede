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
 * Whether the page stays closed to this visitor. Who has to sign in is asked to, over the page; it opens by itself afterwards. A page
 * whose session has ended stays below that dialog as it is: what was typed is needed when somebody has signed in again.
 */
export function useGuard({ meta }: PageDocument): boolean {
  const { pathname, search } = useLocation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const role = useAppSelector((state) => state.session.role);
  const reopen = reopenPerson(pathname, search);
  // While it is asked whose account to go on with, somebody may be coming; once that is answered this looks again.
  useAppSelector((state) => state.session.arrival);
  // A preview has a role and no session; a page that has just started may have a session and no role yet.
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
