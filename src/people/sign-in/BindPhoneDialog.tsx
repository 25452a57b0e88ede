import { Dialog, DialogBody, DialogContent, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useBindWeixinMutation } from '@/api/session';
import { useTranslation } from '@/i18n/use-translation';
import { phoneFault } from '../../../setting/person/account-rules';
import { cleanAccount } from '../../../setting/person/clean-input';
import { readOrigin } from '../../../setting/person/sign-in-origin';
import { CaptchaField } from '../form/CaptchaField';
import { CodeField } from '../form/CodeField';
import { judgeSmsCode } from '../form/judge-code';
import { TextField } from '../form/TextField';
import { useCaptcha } from '../form/use-captcha';
import { checkAll, useField } from '../form/use-field';
import { useSendingCode } from '../form/use-sending-code';
import { DialogHead } from '../layout/DialogHead';
import { RESEND_LOGIN_S } from '../limits';
import { AgreementBox } from './AgreementBox';
import { FormFrame } from './FormFrame';
import { IdentityPicker } from './IdentityPicker';
import { SecondStep } from './SecondStep';
import { useAgreement } from './use-agreement';
import { type SigningIn, useSignIn } from './use-sign-in';

const useStyles = makeStyles({ text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 } });

interface Props {
  /** `weixinBindCode` from the URL that WeChat returned to. */
  bindCode: string;
  /** WeChat's own code from the same URL. */
  code: string;
  open: boolean;
  /** Called after signing in. */
  onDone: (personal: boolean) => void;
  onClose: () => void;
}

/** Binds a WeChat account that is not yet known to a phone, and signs in with it. */
export function BindPhoneDialog({ open, ...rest }: Props): ReactNode {
  return (
    <Dialog open={open} modalType="alert">
      <DialogSurface style={{ maxWidth: 440 }}>
        <BindPhone {...rest} />
      </DialogSurface>
    </Dialog>
  );
}

/** Starts over each time the dialog is opened. */
function BindPhone({ bindCode, code, onDone, onClose }: Omit<Props, 'open'>): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const agreement = useAgreement();
  const signIn = useSignIn(agreement, onDone);
  return (
    <DialogBody>
      <DialogHead title={t(signIn.picking ? 'identity.title' : 'bind.title')} onClose={onClose} />
      <DialogContent>
        {signIn.picking ? (
          <IdentityPicker who={signIn.picking} signIn={signIn} />
        ) : signIn.step ? (
          <SecondStep step={signIn.step} signIn={signIn} />
        ) : (
          <>
            <p className={styles.text}>{t('bind.text')}</p>
            <BindForm bindCode={bindCode} code={code} signIn={signIn}>
              <AgreementBox agreement={agreement} />
            </BindForm>
          </>
        )}
      </DialogContent>
    </DialogBody>
  );
}

interface FormProps extends Pick<Props, 'bindCode' | 'code'> {
  signIn: SigningIn;
  children: ReactNode;
}

function BindForm({ bindCode, code, signIn, children }: FormProps): ReactNode {
  const { t } = useTranslation('people');
  const account = useField('', phoneFault, cleanAccount);
  const captcha = useCaptcha();
  const sending = useSendingCode({
    account,
    captcha,
    scenario: 'socialbind',
    waitS: RESEND_LOGIN_S,
    judge: judgeSmsCode,
  });
  const [bind] = useBindWeixinMutation();
  const submit = () => {
    if (!checkAll(account, captcha.field, sending.field)) return;
    void signIn.submit(
      () =>
        bind({
          username: cleanAccount(account.value),
          captchaAnswer: cleanAccount(captcha.field.value),
          captchaToken: captcha.token,
          password: cleanAccount(sending.field.value),
          weixinBindCode: bindCode,
          code,
          ...readOrigin(window.location.search),
        }),
      sending.field.focus,
    );
  };
  return (
    <FormFrame signIn={signIn} onSubmit={submit} foot={children}>
      <TextField field={account} name="phone" label={t('phone.label')} autoComplete="tel-national" inputMode="tel" />
      <CaptchaField captcha={captcha} />
      <CodeField sending={sending} label={t('code.labelSms')} />
    </FormFrame>
  );
}
