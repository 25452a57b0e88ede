import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { sayFault } from '../form/say-fault';

/** What a form failed of, above its fields; nothing while it has not. */
export function Fault({ words }: { words: string | null | undefined }): ReactNode {
  const { t } = useTranslation('people');
  if (!words) return null;
  return (
    // Fluent announces nothing by itself: it would want an announcer around the whole page.
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{sayFault(t, words)}</MessageBarBody>
    </MessageBar>
  );
}
