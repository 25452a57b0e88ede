import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useNoticeStyles } from './use-notice-styles';

/** Somebody came back from WeChat or the company's provider without being signed in. The server's log knows why. */
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
