import type { ReactNode } from 'react';
import { useLoginWithSmsMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { cleanAccount } from '../../../setting/person/clean-input';
import { readOrigin } from '../../../setting/person/sign-in-origin';
import { CaptchaField } from '../form/CaptchaField';
import { CodeField } from '../form/CodeField';
import { judgeSmsCode } from '../form/judge-code';
import { TextField } from '../form/TextField';
import { useCaptcha } from '../form/use-captcha';
import { checkAll, type Field } from '../form/use-field';
import { useSendingCode } from '../form/use-sending-code';
import { RESEND_LOGIN_S } from '../limits';
import { FormFrame } from './FormFrame';
import { useLastAccount } from './last-account';
import type { SigningIn } from './use-sign-in';

interface Props {
  signIn: SigningIn;
  account: Field;
  children: ReactNode;
}

/** Signs in with a code instead of a password. */
export function QuickForm({ signIn, account, children }: Props): ReactNode {
  const { t } = useTranslation('people');
  const last = useLastAccount();
  const captcha = useCaptcha();
  const sending = useSendingCode({ account, captcha, scenario: 'login', waitS: RESEND_LOGIN_S, judge: judgeSmsCode });
  const [login] = useLoginWithSmsMutation();
  const submit = () => {
    if (!checkAll(account, captcha.field, sending.field)) return;
    const username = cleanAccount(account.value);
    last.remember('quick', username);
    void signIn.submit(
      () =>
        login({
          username,
          captchaAnswer: cleanAccount(captcha.field.value),
          captchaToken: captcha.token,
          password: cleanAccount(sending.field.value),
          ...readOrigin(window.location.search),
        }),
      sending.field.focus,
    );
  };
  return (
    <FormFrame signIn={signIn} onSubmit={submit} foot={children}>
      <TextField field={account} name="username" label={t('account.label')} autoComplete="username" maxLength={64} />
      <CaptchaField captcha={captcha} />
      <CodeField sending={sending} label={t('code.labelSms')} />
    </FormFrame>
  );
}
