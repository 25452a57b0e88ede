import { Button } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useBeginTotpMutation, useConfirmTotpMutation, useRemoveTotpMutation } from '@/api/factors';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { TotpSetUp } from '@/ui/factor/TotpSetUp';
import { Fault } from '../layout/Fault';
import { SureButton } from '../layout/SureButton';
import { useRowStyles } from '../layout/use-row-styles';

interface Props {
  /** ISO time; null if no app is set up. */
  since: string | null;
  onCodes: (codes: readonly string[]) => void;
}

/** The authenticator app: set up in the row, removed after a confirmation. */
export function AppRow({ since, onCodes }: Props): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('security');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [begin, { data: setUp, isLoading: beginning, error: notBegun }] = useBeginTotpMutation();
  const [confirm, { isLoading, error: refused, reset }] = useConfirmTotpMutation();
  const [remove, removing] = useRemoveTotpMutation();
  const start = async () => {
    reset();
    const { data } = await begin();
    if (data) setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const send = async (code: string) => {
    const { data } = await confirm({ code });
    if (!data) return;
    close();
    onCodes(data.recoveryCodes);
  };
  const problem = messageOf(notBegun) ?? messageOf(removing.error);
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        {t('app.title')}
        <span className={rows.sub}>{since ? t('app.since', { day: isoDate(since) }) : t('app.none')}</span>
      </span>
      <span className={rows.ways}>
        <Button
          ref={button}
          aria-expanded={open}
          disabledFocusable={beginning}
          onClick={() => (open ? close() : void start())}
        >
          {since ? t('app.change') : t('app.setUp')}
        </Button>
        {since && (
          <SureButton
            words={t('remove')}
            label={t('app.removeName')}
            sure={t('removeSure')}
            busy={removing.isLoading}
            onSure={() => remove()}
          />
        )}
      </span>
      {problem && (
        <div className={rows.below}>
          <Fault words={problem} />
        </div>
      )}
      {open && setUp && (
        <div className={rows.below}>
          <TotpSetUp
            {...setUp}
            busy={isLoading}
            problem={refused ? (messageOf(refused) ?? t('failed')) : null}
            onCode={(code) => void send(code)}
            onCancel={close}
          />
        </div>
      )}
    </li>
  );
}
