import { Button, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { TextField } from './TextField';
import type { SendingCode } from './use-sending-code';

const useStyles = makeStyles({
  row: { display: 'flex', alignItems: 'flex-start', gap: '8px' },
  field: { flex: '1 1 0', minWidth: 0 },
  send: { flex: '0 0 auto', marginTop: '26px', height: '40px', minWidth: '112px', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  sending: SendingCode;
  label: string;
}

/** The field for the six-digit code, with autofill from phones, and the button that sends the code. */
export function CodeField({ sending, label }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { left, busy, waiting } = sending;
  return (
    <div className={styles.row}>
      <div className={styles.field}>
        <TextField
          field={sending.field}
          name="code"
          label={label}
          autoComplete="one-time-code"
          inputMode="numeric"
          hint={left > 0 ? t('code.sent') : undefined}
        />
      </div>
      <Button className={styles.send} disabledFocusable={waiting || busy} onClick={sending.send}>
        {left > 0 ? t('code.wait', { left }) : t(busy ? 'code.sending' : 'code.send')}
      </Button>
    </div>
  );
}
