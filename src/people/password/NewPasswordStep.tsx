import { Button, makeStyles } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useChangePasswordMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { stripSpace } from '../../../setting/person/clean-input';
import { passwordFault } from '../../../setting/person/password-rules';
import { faultOf } from '../form/fault-of';
import { PasswordField } from '../form/PasswordField';
import { checkAll, useField } from '../form/use-field';
import { Fault } from '../layout/Fault';
import { touchRoom } from '../layout/touch-room';
import { Checklist } from './Checklist';
import type { Proof } from './ProofStep';

const useStyles = makeStyles({ form: { ...touchRoom, display: 'flex', flexDirection: 'column', gap: '14px' } });

interface Props {
  proof: Proof;
  onDone: () => void;
  /** Called to start over if the proof has expired or was used in another tab. */
  onExpired: () => void;
}

export function NewPasswordStep({ proof, onDone, onExpired }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const rules = useId();
  const password = useField('', passwordFault, stripSpace);
  const judgeAgain = (again: string) => {
    if (again === '') return 'password.againEmpty';
    return again === stripSpace(password.value) ? null : 'password.differ';
  };
  const again = useField('', judgeAgain, stripSpace);
  const [change, { isLoading, error }] = useChangePasswordMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !checkAll(password, again)) return;
    const answer = await change({ ...proof, scenario: 'getback', newPassword: stripSpace(password.value) });
    if (!answer.error) onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Fault words={error && faultOf(error)} />
      {/* Password managers save the password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={proof.username} readOnly />
      <PasswordField
        field={password}
        name="new-password"
        label={t('password.new')}
        autoComplete="new-password"
        describedBy={rules}
      />
      <Checklist id={rules} password={password.value} />
      <PasswordField field={again} name="re-password" label={t('password.again')} autoComplete="new-password" />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isLoading}>
        {t('reset.finish')}
      </Button>
      {error && (
        <Button appearance="subtle" onClick={onExpired}>
          {t('reset.back')}
        </Button>
      )}
    </form>
  );
}
