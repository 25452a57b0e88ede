import { Button, Field, Input, makeStyles, Spinner } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import {
  useAskPasskeyForOperatorProofMutation,
  useGetOperatorProofWaysQuery,
  useProveOperatorMutation,
} from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { FactorForm } from '@/ui/factor/FactorForm';
import { ErrorBar } from '../shell/ErrorBar';
import { useProblemText } from '../shell/use-problem-text';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '16px', margin: 0 } });

/** Asks for the second factor, or for the password if the operator has none. */
export function ProofForm({ onDone }: { onDone: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useGetOperatorProofWaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [prove, { isLoading, error: refused }] = useProveOperatorMutation();
  const [ask] = useAskPasskeyForOperatorProofMutation();
  const problem = useProblemText(refused) || null;
  const send = async (given: Parameters<typeof prove>[0]) => {
    const answer = await prove(given);
    if (answer.data) onDone();
  };
  if (error !== undefined) return <ErrorBar title={t('proof.failed')} error={error} onRetry={refetch} />;
  if (!data) return <Spinner delay={300} label={t('shell.wait')} />;
  if (data.factors.length > 0)
    return (
      <FactorForm
        methods={data.factors}
        busy={isLoading}
        problem={problem}
        onProof={(factor) => void send({ factor })}
        onAskPasskey={async () => (await ask()).data?.options}
      />
    );
  if (!data.password) return <p>{t('proof.noWay')}</p>;
  return <PasswordForm busy={isLoading} problem={problem} onPassword={(password) => void send({ password })} />;
}

interface PasswordProps {
  busy: boolean;
  problem: string | null;
  onPassword: (password: string) => void;
}

function PasswordForm({ busy, problem, onPassword }: PasswordProps): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React would also bubble the event to the forms of the page below.
    event.stopPropagation();
    if (!busy && password !== '') onPassword(password);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field label={t('signIn.password')} required validationMessage={problem}>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(_, { value }) => setPassword(value)}
        />
      </Field>
      <Button type="submit" appearance="primary" size="large" disabledFocusable={busy || password === ''}>
        {busy ? t('proof.busy') : t('proof.go')}
      </Button>
    </form>
  );
}
