import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

/** Somebody came back from WeChat or the company's provider without being signed in. The server's log knows why. */
export function FailedNotice({ from }: { from: string | null }): ReactNode {
  const { t } = useTranslation('people');
  if (from !== 'sign-in-failed') return null;
  return (
    <MessageBar intent="error" layout="multiline" style={{ marginBottom: 12 }}>
      <MessageBarBody>{t('signIn.cameBack')}</MessageBarBody>
    </MessageBar>
  );
}
