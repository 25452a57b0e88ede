import { Button, Field, Input, MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSignInOperatorMutation } from '@/api/admin';
import { isApiError } from '@/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import type { AwaitedStep } from '@/lib/second-step-hash';
import { useProblemText } from '../shell/use-problem-text';
import { OperatorStep } from './OperatorStep';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  hint: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  code: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** Asks for the operator's name and password. The page behind it stays: signing in only resends the refused calls. */
export function SignInForm({ name: known = '' }: { name?: string | undefined }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [name, setName] = useState(known);
  const [password, setPassword] = useState('');
  const [signIn, { isLoading, error, reset }] = useSignInOperatorMutation();
  const [step, setStep] = useState<AwaitedStep>();
  const [gone, setGone] = useState<unknown>();
  const problem = useProblemText(gone ?? error);
  const wrong = error !== undefined && 'kind' in error && error.kind === 'operator-needed';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLoading) void send();
  };
  const send = async () => {
    setGone(undefined);
    const { error: refused } = await signIn({ name: name.trim(), password });
    setStep(stepOf(refused));
  };
  const back = (why?: unknown) => {
    setStep(undefined);
    setPassword('');
    setGone(why);
    reset();
  };
  // Who was at work may be far from the server; the first operator of an installation stands before it.
  const again = known !== '';
  if (step) return <OperatorStep step={step} again={again} onBack={back} />;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {(gone ?? error) !== undefined && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{wrong ? t('signIn.wrong') : problem}</MessageBarBody>
        </MessageBar>
      )}
      <Field label={t('signIn.operator')} required>
        <Input
          name="username"
          autoComplete="username"
          autoFocus={known === ''}
          value={name}
          onChange={(_, data) => setName(data.value)}
        />
      </Field>
      <Field label={t('signIn.password')} required>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus={known !== ''}
          value={password}
          onChange={(_, data) => setPassword(data.value)}
        />
      </Field>
      <Button
        type="submit"
        appearance="primary"
        size="large"
        disabledFocusable={isLoading || !name.trim() || !password}
      >
        {isLoading ? t('signIn.busy') : t('signIn.go')}
      </Button>
      {again ? (
        <p className={styles.hint}>{t('signIn.forgot')}</p>
      ) : (
        <p className={styles.hint}>
          {t('signIn.where')} <code className={styles.code}>npm run operator -- reset</code>
        </p>
      )}
    </form>
  );
}

function stepOf(error: unknown): AwaitedStep | undefined {
  const detail = isApiError(error) && 'detail' in error ? error.detail : undefined;
  return detail?.reason === 'second-step' ? detail.secondStep : undefined;
}
