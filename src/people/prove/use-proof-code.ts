import { isApiError } from '@/api/api-error';
import { useSendProofCodeMutation } from '@/api/session';
import { showToast } from '@/ui/toasts';
import { cleanAccount } from '../../../setting/person/clean-input';
import { faultOf } from '../form/fault-of';
import { useCountdown } from '../form/use-countdown';
import { useField } from '../form/use-field';
import type { SendingCode } from '../form/use-sending-code';
import { RESEND_LOGIN_S } from '../limits';

/** Sends a code to the person's own contact. Being signed in, they need no captcha. */
export function useProofCode(to: 'phone' | 'email', judge: (code: string) => string | null): SendingCode {
  const field = useField('', judge, cleanAccount);
  const countdown = useCountdown(`prove-${to}`, RESEND_LOGIN_S);
  const [ask, { isLoading }] = useSendProofCodeMutation();
  const send = async () => {
    if (isLoading || countdown.left > 0) return;
    const { data, error } = await ask({ to });
    if (data) {
      countdown.start(data.resendAfterS);
      showToast({ intent: 'success', textKey: 'people:code.done', durationMs: 5000, cause: 'code' });
      return field.focus();
    }
    const detail = isApiError(error) && 'detail' in error ? error.detail : undefined;
    if (detail?.retryAfterMs) countdown.start(Math.ceil(detail.retryAfterMs / 1000));
    field.refuse(faultOf(error, 'code.failed'));
  };
  const { left } = countdown;
  return { field, left, busy: isLoading, waiting: left > 0, send: () => void send() };
}
