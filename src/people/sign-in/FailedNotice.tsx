import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useNoticeStyles } from './use-notice-styles';

/** Shown if WeChat or the identity provider returned without signing in. The server's log has the reason. */
export function FailedNotice({ from }: { from: string | null }): ReactNode {
  const styles = useNoticeStyles();
  const { t } = useTranslation('people');
  if (from !== 'sign-in-failed') return null;
  return (
    <MessageBar role="alert" intent="error" layout="multiline" className={styles.notice}>
      <MessageBarBody>{t('signIn.cameBack')}</MessageBarBody>
    </MessageBar>
  );
}
