import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { isApiError } from '@/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { signOut } from '@/session/sign-out';
import { useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';

/** An invitation that leads nowhere: why, and the ways that are left. */
export function Over({ text, level }: { text: string; level: 1 | 2 | 3 | 4 }): ReactNode {
  const { t } = useTranslation('people');
  const links = [
    { to: '/companyAuth?way=join', text: t('invitation.find') },
    { to: '/engine', text: t('invitation.home') },
  ];
  return (
    <div role="alert">
      <ErrorState level={level === 4 ? 4 : 2} title={t('invitation.over')} text={text} links={links} />
    </div>
  );
}

export const isForAnother = (error: unknown): boolean => isApiError(error) && 'status' in error && error.status === 403;

/** Signs out and in again over the page, which keeps the invitation. */
export function OtherAccount({ onLeft }: { onLeft: () => void }): ReactNode {
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const change = async () => {
    await signOut(dispatch);
    onLeft();
    dispatch(signInOpened('needed'));
  };
  return (
    <Button style={{ marginBottom: 12 }} onClick={() => void change()}>
      {t('invitation.other')}
    </Button>
  );
}
