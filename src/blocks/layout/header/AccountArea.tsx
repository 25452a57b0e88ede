import { makeStyles } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';

const SignedIn = lazyWithRetry(async () => (await import('./SignedIn')).SignedIn);

const useStyles = makeStyles({
  // The menu of small screens has it.
  signIn: { '@media (max-width: 768px)': { display: 'none' } },
});

/** The sign-in button, or what belongs to a signed-in person, which visitors do not load. */
export function AccountArea(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const isNobody = useSession(({ user }) => !user);
  // A preview shows the page as somebody who has signed in, and there is no such person.
  const isShownAs = useSession(({ user, role }) => !user && role !== 'anonymous');
  const dispatch = useSessionDispatch();
  if (!isNobody)
    return (
      <Suspense>
        <SignedIn />
      </Suspense>
    );
  if (isShownAs) return null;
  return (
    <PlainButton look="quiet" className={styles.signIn} onClick={() => dispatch(signInOpened('asked'))}>
      <PersonRegular fontSize={20} />
      {t('header.signIn')}
    </PlainButton>
  );
}
