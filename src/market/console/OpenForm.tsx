import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useOrderStyles } from '../orders/order-styles';
import { useConsoleStyles } from './console-styles';
import { textOfError } from './supplier-console';

interface Props {
  /** What the button says that opens it. */
  open: string;
  /** What the button says that sends it. */
  send: string;
  busy: boolean;
  error: unknown;
  /** Reads fields by name, without spaces around them; resolves to whether it was done, which closes the form. */
  onSend: (text: (name: string) => string) => Promise<boolean>;
  children: ReactNode;
}

/** A form that opens with a button and closes once it was sent. */
export function OpenForm({ open, send, busy, error, onSend, children }: Props) {
  const styles = useConsoleStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const [isOpen, setOpen] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    if (await onSend((name) => String(form.get(name) ?? '').trim())) setOpen(false);
  };
  if (!isOpen)
    return (
      <p className={styles.bar}>
        <PlainButton look="primary" onClick={() => setOpen(true)}>
          {open}
        </PlainButton>
      </p>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      {children}
      {error !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(error) ?? t('failed')}
        </p>
      )}
      <div className={order.buttons}>
        <PlainButton type="submit" look="primary" aria-disabled={busy}>
          {send}
        </PlainButton>
        <PlainButton onClick={() => setOpen(false)}>{t('begin.cancel')}</PlainButton>
      </div>
    </form>
  );
}
