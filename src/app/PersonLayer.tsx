import { type ReactNode, Suspense, useRef } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { findPage } from '@/pages/page-at';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { useAppSelector } from './use-app';

/** Loaded on demand, because most visitors never sign in. */
const SignInDialog = lazyWithRetry(async () => (await import('@/people/sign-in/SignInDialog')).SignInDialog);
const ProveDialog = lazyWithRetry(async () => (await import('@/people/prove/ProveDialog')).ProveDialog);
const ArrivalDialog = lazyWithRetry(async () => (await import('@/people/sign-in/ArrivalDialog')).ArrivalDialog);
const BindPhoneDialog = lazyWithRetry(async () => (await import('@/people/sign-in/BindPhoneDialog')).BindPhoneDialog);

/** Dialogs about the person, over any page. */
export function PersonLayer(): ReactNode {
  const { signIn, user, proof, arrival, identity } = useAppSelector((state) => state.session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const opened = useRef({ signIn: false, binding: false, proving: false, arriving: false });
  const bindCode = query.get('weixinBindCode');
  const binding = bindCode !== null && !user;
  const close = () => {
    for (const name of ['weixinBindCode', 'code']) query.delete(name);
    void navigate({ pathname, search: query.toString() }, { replace: true });
  };
  const isSignIn = findPage(pathname)?.meta.isSignIn ?? false;
  const reason = isSignIn || binding ? null : (signIn ?? (identity && 'asked'));
  // Once opened, a dialog stays mounted: unmounting an open one would leave the page hidden from screen readers.
  opened.current.signIn ||= reason !== null;
  opened.current.binding ||= binding;
  // The workbench has its own session and dialog.
  const proving = proof === 'asked' && !matchPath('/admin/*', pathname);
  opened.current.proving ||= proving;
  const arriving = typeof arrival === 'object' ? arrival : null;
  opened.current.arriving ||= arriving !== null;
  return (
    <Suspense>
      {opened.current.signIn && <SignInDialog reason={reason} />}
      {opened.current.proving && <ProveDialog open={proving} />}
      {opened.current.arriving && <ArrivalDialog arrival={arriving} />}
      {opened.current.binding && (
        <BindPhoneDialog
          open={binding}
          bindCode={bindCode ?? ''}
          code={query.get('code') ?? bindCode ?? ''}
          // The sign-in page has navigated away by then; closing would lead back to it and leave the screen empty.
          onDone={(personal) => {
            if (!isSignIn) close();
            if (!isSignIn && personal) void navigate('/personInfo');
          }}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
