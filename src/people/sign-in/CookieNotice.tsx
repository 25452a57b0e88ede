import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { takesCookies } from '@/browser/cookie';
import { useTranslation } from '@/i18n/use-translation';
import { useNoticeStyles } from './use-notice-styles';

/** Warns visitors whose browser blocks cookies: the session is an HttpOnly cookie, so they cannot sign in. */
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
