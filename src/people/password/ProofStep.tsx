import { Button, makeStyles, Radio, RadioGroup } from '@fluentui/react-components';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useCheckVerificationCodeMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { cleanAccount } from '../../../setting/person/clean-input';
import { CaptchaField } from '../form/CaptchaField';
import { CodeField } from '../form/CodeField';
import { faultOf } from '../form/fault-of';
import { judgeCode } from '../form/judge-code';
import { TextField } from '../form/TextField';
import { useCaptcha } from '../form/use-captcha';
import { checkAll, useField } from '../form/use-field';
import { useSendingCode } from '../form/use-sending-code';
import { Fault } from '../layout/Fault';
import { touchRoom } from '../layout/touch-room';
import { RESEND_RESET_S } from '../limits';
import { type Channel, judgeOwn, mask } from './own-account';

export interface Proof {
  username: string;
  verificationCode: string;
  uucToken: string;
}

const useStyles = makeStyles({ form: { ...touchRoom, display: 'flex', flexDirection: 'column', gap: '14px' } });

/** Requires the person's full phone or email, and the code that was sent there. */
export function ProofStep({ onProved }: { onProved: (proof: Proof) => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const user = useSession((session) => session.user);
  const [channel, setChannel] = useState<Channel>(user?.email && !user.phone ? 'email' : 'phone');
  const account = useField('', (value) => judgeOwn(channel, value, user), cleanAccount);
  const captcha = useCaptcha();
  const sending = useSendingCode({ account, captcha, scenario: 'getback', waitS: RESEND_RESET_S, judge: judgeCode });
  const [check, { isLoading, error }] = useCheckVerificationCodeMutation();
  const own = mask(channel, user);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !checkAll(account, sending.field)) return;
    const username = cleanAccount(account.value);
    const verificationCode = cleanAccount(sending.field.value);
    const { data } = await check({ username, verificationCode, scenario: 'getback' });
    if (data) onProved({ username, verificationCode, uucToken: data.uucToken });
    else sending.field.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        layout="horizontal"
        aria-label={t('reset.by')}
        value={channel}
        onChange={(_, { value }) => {
          setChannel(value as Channel);
          account.set('');
          // A code sent to one channel is not valid for the other.
          sending.field.set('');
        }}
      >
        <Radio value="phone" label={t('reset.phone')} />
        <Radio value="email" label={t('reset.email')} />
      </RadioGroup>
      <Fault words={error && faultOf(error)} />
      <TextField
        field={account}
        name={channel}
        label={t(`reset.${channel}`)}
        hint={own && t('reset.full', { own })}
        autoComplete={channel === 'phone' ? 'tel-national' : 'email'}
        inputMode={channel === 'phone' ? 'tel' : 'email'}
      />
      <CaptchaField captcha={captcha} />
      <CodeField sending={sending} label={t('code.label')} />
      <Button type="submit" appearance="primary" size="large" disabledFocusable={isLoading}>
        {t('reset.next')}
      </Button>
    </form>
  );
}
