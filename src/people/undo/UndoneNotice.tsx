import { Button, MessageBar, MessageBarBody, useRestoreFocusTarget } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { LazyPasswordDialog } from '../password/LazyPasswordDialog';

/** Confirms the undo, and offers to set a new password that nobody else knows. */
export function UndoneNotice({ undone }: { undone: Data<'undoChanges'> }): ReactNode {
  const { t } = useTranslation('people');
  const [resetting, setResetting] = useState(false);
  const focusedAfterwards = useRestoreFocusTarget();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button is gone, so the next one takes the focus.
  useEffect(() => button.current?.focus(), []);
  const account = undone.email ?? undone.phone ?? '';
  return (
    <>
      <MessageBar intent="success" layout="multiline" role="status">
        <MessageBarBody>{t('undo.done', { account })}</MessageBarBody>
      </MessageBar>
      <Button
        {...focusedAfterwards}
        ref={button}
        appearance="primary"
        size="large"
        style={{ marginTop: 16 }}
        onClick={() => setResetting(true)}
      >
        {t('undo.newPassword')}
      </Button>
      <LazyPasswordDialog open={resetting} onClose={() => setResetting(false)} />
    </>
  );
}
