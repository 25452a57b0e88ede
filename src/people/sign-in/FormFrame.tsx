import { Button, makeStyles } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Fault } from '../layout/Fault';
import { touchRoom } from '../layout/touch-room';
import type { SigningIn } from './use-sign-in';

const useStyles = makeStyles({
  form: { ...touchRoom, display: 'flex', flexDirection: 'column', gap: '14px', margin: 0 },
});

interface Props {
  signIn: SigningIn;
  onSubmit: () => void;
  /** The agreement, between the fields and the button. */
  foot: ReactNode;
  children: ReactNode;
}

export function FormFrame({ signIn, onSubmit, foot, children }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.forget();
    if (!signIn.busy) onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Fault words={signIn.problem} />
      {children}
      {foot}
      <Button type="submit" appearance="primary" size="large" disabledFocusable={signIn.busy}>
        {t(signIn.busy ? 'signIn.busy' : 'signIn.go')}
      </Button>
    </form>
  );
}
