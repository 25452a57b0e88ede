import { Button, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { isApiError, messageOf } from '@/api/api-error';
import { useGetProofWaysQuery, useProveAgainMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { cleanAccount } from '../../../setting/person/clean-input';
import { CodeField } from '../form/CodeField';
import { judgeCode } from '../form/judge-code';
import { PasswordField } from '../form/PasswordField';
import { checkAll, useField } from '../form/use-field';
import { Fault } from '../layout/Fault';
import { touchRoom } from '../layout/touch-room';
import { Waiting } from '../layout/Waiting';
import { ProveByFactor } from './ProveByFactor';
import { useProofCode } from './use-proof-code';
import { type ProofWay, waysOf } from './ways-of';

const useStyles = makeStyles({
  form: { ...touchRoom, display: 'flex', flexDirection: 'column', gap: '14px', margin: 0 },
});

/** Confirms with the password, or with a code sent to the person's own phone or email. */
export function ProveForm({ onDone }: { onDone: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { data, isError, refetch } = useGetProofWaysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [chosen, setChosen] = useState<ProofWay>();
  if (!data) return <Waiting failed={isError} onRetry={() => void refetch()} />;
  if (data.factors.length > 0) return <ProveByFactor methods={data.factors} onDone={onDone} />;
  const ways = waysOf(data);
  const way = chosen ?? ways[0];
  if (!way) return <Fault words={t('prove.noWay')} />;
  return (
    <div className={styles.form}>
      {ways.length > 1 && (
        <RadioGroup
          value={way}
          aria-label={t('prove.how')}
          onChange={(_, { value }) => setChosen(ways.find((one) => one === value))}
        >
          {ways.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`prove.by.${one}`, { to: (one !== 'password' && data[one]) || '' })}
            />
          ))}
        </RadioGroup>
      )}
      <ProveBy key={way} way={way} onDone={onDone} />
    </div>
  );
}

function ProveBy({ way, onDone }: { way: ProofWay; onDone: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const password = useField('', (value) => (value === '' ? 'password.empty' : null), String);
  const sending = useProofCode(way === 'password' ? 'phone' : way, judgeCode);
  const [prove, { isLoading }] = useProveAgainMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const field = way === 'password' ? password : sending.field;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to forms further up in the tree, even out of a dialog.
    event.stopPropagation();
    setProblem(null);
    if (isLoading || !checkAll(field)) return;
    const given = way === 'password' ? { password: password.value } : { to: way, code: cleanAccount(field.value) };
    const { data, error } = await prove(given);
    if (data) return onDone();
    const words = messageOf(error) ?? 'prove.failed';
    // A wrong credential is reported at its field, any other error above the form.
    if (isApiError(error) && 'detail' in error && error.detail?.field) field.refuse(words);
    else setProblem(words);
    field.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Fault words={problem} />
      {way === 'password' ? (
        <PasswordField field={password} name="password" label={t('password.label')} autoComplete="current-password" />
      ) : (
        <CodeField sending={sending} label={t('code.label')} />
      )}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isLoading}>
        {t(isLoading ? 'prove.busy' : 'prove.go')}
      </Button>
    </form>
  );
}
