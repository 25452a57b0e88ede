import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useRestoreChatContextMutation } from '@/api/messages';
import { useClearChatDataMutation } from '@/api/tools';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { showToast } from '@/ui/toasts';

const ClearDialog = lazyWithRetry(async () => (await import('./ClearDialog')).ClearDialog);
const UNDO_MS = 10_000;

const useStyles = makeStyles({
  // The button's text stands below that of the answer.
  root: { marginBottom: '16px', marginInlineStart: '-12px' },
});

/** Clears the context after asking; can be undone at once, and later at the line that it leaves. */
export function ClearContext({ chatId }: { chatId: string }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [clear] = useClearChatDataMutation();
  const [restore] = useRestoreChatContextMutation();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const go = async () => {
    close();
    if ('error' in (await clear({ chat_id: chatId }))) return;
    showToast({
      intent: 'info',
      text: t('clear.done'),
      durationMs: UNDO_MS,
      cause: `cleared:${chatId}`,
      action: { label: t('clear.undo'), run: () => void restore({ id: chatId }) },
    });
  };
  return (
    <div data-print="no" className={styles.root}>
      <PlainButton ref={button} look="quiet" onClick={() => setOpen(true)}>
        {t('clear.open')}
      </PlainButton>
      {open && (
        <Suspense>
          <ClearDialog onClear={() => void go()} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
