import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { sayFault } from '../form/say-fault';

/** What a form failed of, above its fields; nothing while it has not. */
export function Fault({ words }: { words: string | null | undefined }): ReactNode {
  const { t } = useTranslation('people');
  if (!words) return null;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{sayFault(t, words)}</MessageBarBody>
    </MessageBar>
  );
}
