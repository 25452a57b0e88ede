import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { sayFault } from '../form/say-fault';

/** The error of a form, above its fields. */
export function Fault({ words }: { words: string | null | undefined }): ReactNode {
  const { t } = useTranslation('people');
  if (!words) return null;
  return (
    // Fluent's MessageBar is announced only with an announcer around the whole page, hence the role.
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{sayFault(t, words)}</MessageBarBody>
    </MessageBar>
  );
}
