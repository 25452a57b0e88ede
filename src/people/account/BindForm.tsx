import { Button, makeStyles } from '@fluentui/react-components';
import type { FormEvent, ReactNode } from 'react';
import { useUpdateUserMutation } from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import { userChanged } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';
import { showToast } from '@/ui/toasts';
import { emailFault, phoneFault } from '../../../setting/person/account-rules';
import { cleanAccount } from '../../../setting/person/clean-input';
import { CaptchaField } from '../form/CaptchaField';
import { CodeField } from '../form/CodeField';
import { judgeCode } from '../form/judge-code';
import { TextField } from '../form/TextField';
import { useCaptcha } from '../form/use-captcha';
import { checkAll, useField } from '../form/use-field';
import { useSendingCode } from '../form/use-sending-code';
import { RESEND_LOGIN_S } from '../limits';

const useStyles = makeStyles({
  form: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    maxWidth: '440px',
    paddingBlock: '8px',
  },
});

interface Props {
  kind: 'phone' | 'email';
  onDone: () => void;
}

/** Binds a new phone or email after the code sent there is entered. */
export function BindForm({ kind, onDone }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const account = useField('', kind === 'phone' ? phoneFault : emailFault, cleanAccount);
  const captcha = useCaptcha();
  const sending = useSendingCode({ account, captcha, scenario: 'socialbind', waitS: RESEND_LOGIN_S, judge: judgeCode });
  const [update, { isLoading }] = useUpdateUserMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !checkAll(account, sending.field)) return;
    const verificationCode = cleanAccount(sending.field.value);
    const { data } = await update({ [kind]: cleanAccount(account.value), verificationCode });
    if (!data) return sending.field.focus();
    dispatch(userChanged(data));
    showToast({ intent: 'success', textKey: 'people:person.saved', durationMs: 4000, cause: 'profile' });
    onDone();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        field={account}
        name={kind}
        label={t(`reset.${kind}`)}
        autoComplete={kind === 'phone' ? 'tel-national' : 'email'}
        inputMode={kind === 'phone' ? 'tel' : 'email'}
      />
      <CaptchaField captcha={captcha} />
      <CodeField sending={sending} label={t('code.label')} />
      <Button type="submit" appearance="primary" disabledFocusable={isLoading}>
        {t('person.save')}
      </Button>
    </form>
  );
}
