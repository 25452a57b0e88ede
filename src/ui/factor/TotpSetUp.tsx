import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { CodeInput } from './CodeInput';
import { QrCode } from './QrCode';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '14px', margin: 0 },
  list: { margin: 0, paddingInlineStart: '20px', display: 'flex', flexDirection: 'column', gap: '12px' },
  secret: {
    display: 'block',
    marginTop: '4px',
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
  qr: { marginTop: '8px' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  secret: string;
  uri: string;
  busy: boolean;
  problem: string | null | undefined;
  onCode: (code: string) => void;
  onCancel?: (() => void) | undefined;
}

/** The QR code, the secret to type, and the field for the first code, which proves the setup. */
export function TotpSetUp({ secret, uri, busy, problem, onCode, onCancel }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('factor');
  const [code, setCode] = useState('');
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    setEmpty(code.trim() === '');
    if (code.trim() === '') input.current?.focus();
    else onCode(code.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ol className={styles.list}>
        <li>
          {t('totp.scan')}
          <div className={styles.qr}>
            <QrCode text={uri} label={t('totp.qr')} />
          </div>
        </li>
        <li>
          {t('totp.typed')}
          <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </li>
        <li>{t('totp.confirm')}</li>
      </ol>
      <CodeInput
        inputRef={input}
        label={t('totp.code')}
        value={code}
        onChange={setCode}
        fault={empty ? t('step.empty') : problem}
      />
      <div className={styles.ways}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={busy}>
          {busy ? t('step.busy') : t('totp.go')}
        </Button>
        {onCancel && (
          <Button size="large" onClick={onCancel}>
            {t('totp.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
