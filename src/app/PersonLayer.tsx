import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from './use-app';

/** All of it comes when it is first needed: most visitors never sign in. */
const SignInDialog = lazy(async () => ({ default: (await import('@/people/sign-in/SignInDialog')).SignInDialog }));
const BindPhoneDialog = lazy(async () => ({
  default: (await import('@/people/sign-in/BindPhoneDialog')).BindPhoneDialog,
}));

/** What concerns the person and lies over any page. */
export function PersonLayer(): ReactNode {
  const { signIn, user } = useAppSelector((state) => state.session);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const opened = useRef(false);
  const bindCode = query.get('weixinBindCode');
  if (bindCode && !user) {
    const code = query.get('code') ?? bindCode;
    const close = () => {
      for (const name of ['weixinBindCode', 'code']) query.delete(name);
      navigate({ pathname, search: query.toString() }, { replace: true });
    };
    return (
      <Suspense>
        <BindPhoneDialog bindCode={bindCode} code={code} onClose={close} />
      </Suspense>
    );
  }
  // That page is the dialog's form already.
  const reason = pathname === '/login' ? null : signIn;
  // Once it was there it stays, closed: a dialog that is taken away while it is open leaves the page hidden from screen readers.
  if (reason === null && !opened.current) return null;
  opened.current = true;
  return (
    <Suspense>
      <SignInDialog reason={reason} />
    </Suspense>
  );
}
