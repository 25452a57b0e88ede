import { ShareRegular } from '@fluentui/react-icons/svg/share';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';

const ShareDialog = lazyWithRetry(async () => (await import('./ShareDialog')).ShareDialog);

/** Opens what decides who can read the chat. */
export function ShareButton({ chat, className }: { chat: string; className: string }): ReactNode {
  const { t } = useTranslation('answer');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <PlainButton ref={button} look="quiet" className={className} onClick={() => setOpen(true)}>
        <ShareRegular aria-hidden />
        <span>{t('tools.share')}</span>
      </PlainButton>
      {open && (
        <Suspense>
          <ShareDialog chat={chat} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
