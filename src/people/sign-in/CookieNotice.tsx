import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { takesCookies } from '@/browser/cookie';
import { useTranslation } from '@/i18n/use-translation';
import { useNoticeStyles } from './use-notice-styles';

/** A session lives in a cookie that no script reads: without cookies nobody can sign in, and should know before. */
export function CookieNotice(): ReactNode {
  const styles = useNoticeStyles();
  const { t } = useTranslation('people');
  const [taken] = useState(takesCookies);
  if (taken) return null;
  return (
    <MessageBar role="status" intent="warning" layout="multiline" className={styles.notice}>
      <MessageBarBody>{t('cookies.refused')}</MessageBarBody>
    </MessageBar>
  );
}
