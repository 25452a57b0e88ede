import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';

/** Accepts an invitation, after signing in. */
export function AcceptButton({ busy, onTake }: { busy: boolean; onTake: () => void }): ReactNode {
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const user = useSession((session) => session.user);
  if (!user)
    return (
      <Button appearance="primary" onClick={() => dispatch(signInOpened('needed'))}>
        {t('invitation.signIn')}
      </Button>
    );
  return (
    <Button appearance="primary" disabledFocusable={busy} onClick={onTake}>
      {t('invitation.accept', { account: user.nickname ?? '' })}
    </Button>
  );
}
