import { Button, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { askPasskey, knowsPasskeys } from '@/browser/passkey';
import { useTranslation } from '@/i18n/use-translation';
import { CodeInput } from './CodeInput';
import type { FactorMethod, FactorProof } from './types';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '14px', margin: 0 },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  ways: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4px', marginInlineStart: '-8px' },
});

interface Props {
  methods: readonly FactorMethod[];
  busy: boolean;
  /** Why the last attempt failed, in the person's language. */
  problem: string | null | undefined;
  onProof: (proof: FactorProof) => void;
  /** The options for the passkey; undefined if the server did not return any. */
  onAskPasskey: () => Promise<Record<string, unknown> | undefined>;
}

/** The second factor: an authenticator code, a passkey or a recovery code, one at a time. */
export function FactorForm({ methods, busy, problem, onProof, onAskPasskey }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('factor');
  const ways = methods.filter((one) => one !== 'passkey' || knowsPasskeys());
  const [chosen, setChosen] = useState<FactorMethod>();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const way = chosen ?? ways[0];
  if (!way) return <ErrorBar words={t('step.nothing')} />;
  const turnTo = (next: FactorMethod) => {
    setChosen(next);
    setCode('');
    setFault(null);
  };
  const sign = async () => {
    setFault(null);
    try {
      const options = await onAskPasskey();
      if (options) onProof({ kind: 'passkey', passkey: await askPasskey(options) });
    } catch {
      // The person cancelled, or no passkey is available.
      setFault(t('step.noPasskey'));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to forms further up in the tree, even out of a dialog.
    event.stopPropagation();
    if (busy) return;
    if (way === 'passkey') return void sign();
    if (code.trim() === '') {
      setFault(t('step.empty'));
      input.current?.focus();
      return;
    }
    setFault(null);
    onProof({ kind: way, code: code.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ErrorBar words={way === 'passkey' ? (fault ?? problem) : problem} />
      <p className={styles.text}>{t(`step.text.${way}`)}</p>
      {way !== 'passkey' && (
        <CodeInput
          key={way}
          inputRef={input}
          letters={way === 'recovery'}
          label={t(`step.label.${way}`)}
          value={code}
          onChange={(value) => {
            setCode(value);
            setFault(null);
          }}
          fault={fault}
        />
      )}
      <Button type="submit" appearance="primary" size="large" autoFocus={way === 'passkey'} disabledFocusable={busy}>
        {busy ? t('step.busy') : t(`step.go.${way}`)}
      </Button>
      {ways.length > 1 && (
        <div className={styles.ways}>
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button key={one} appearance="transparent" size="small" onClick={() => turnTo(one)}>
                {t(`step.other.${one}`)}
              </Button>
            ))}
        </div>
      )}
    </form>
  );
}

function ErrorBar({ words }: { words: string | null | undefined }): ReactNode {
  if (!words) return null;
  return (
    <MessageBar intent="error" layout="multiline" role="alert">
      <MessageBarBody>{words}</MessageBarBody>
    </MessageBar>
  );
}
