import { Link, useRestoreFocusTarget } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useLoginWithPasswordMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { cleanAccount, stripSpace } from '../../../setting/person/clean-input';
import { readOrigin } from '../../../setting/person/sign-in-origin';
import { PasswordField } from '../form/PasswordField';
import { TextField } from '../form/TextField';
import { checkAll, type Field, useField } from '../form/use-field';
import { LazyPasswordDialog } from '../password/LazyPasswordDialog';
import { FormFrame } from './FormFrame';
import { useLastAccount } from './last-account';
import type { SigningIn } from './use-sign-in';

const judgePassword = (password: string) => (password === '' ? 'password.empty' : null);

interface Props {
  signIn: SigningIn;
  account: Field;
  children: ReactNode;
}

export function PasswordForm({ signIn, account, children }: Props): ReactNode {
  const { t } = useTranslation('people');
  const last = useLastAccount();
  const password = useField('', judgePassword, stripSpace);
  const [forgotten, setForgotten] = useState(false);
  const focusedAfterwards = useRestoreFocusTarget();
  const [login] = useLoginWithPasswordMutation();
  const submit = () => {
    if (!checkAll(account, password)) return;
    const username = cleanAccount(account.value);
    last.remember('password', username);
    void signIn.submit(
      () => login({ username, password: stripSpace(password.value), ...readOrigin(window.location.search) }),
      password.focus,
    );
  };
  return (
    <>
      <FormFrame signIn={signIn} onSubmit={submit} foot={children}>
        <TextField field={account} name="username" label={t('account.label')} autoComplete="username" maxLength={64} />
        <PasswordField field={password} name="password" label={t('password.label')} autoComplete="current-password" />
        <Link
          {...focusedAfterwards}
          as="button"
          type="button"
          style={{ alignSelf: 'flex-end' }}
          onClick={() => setForgotten(true)}
        >
          {t('password.forgotten')}
        </Link>
      </FormFrame>
      <LazyPasswordDialog open={forgotten} onClose={() => setForgotten(false)} />
    </>
  );
}
