import { useRef } from 'react';
import { isApiError } from '@/api/api-error';
import { useSendVerificationCodeMutation } from '@/api/session';
import { showToast } from '@/ui/toasts';
import { cleanAccount } from '../../../setting/person/clean-input';
import { faultOf } from './fault-of';
import type { Captcha } from './use-captcha';
import { useCountdown } from './use-countdown';
import { checkAll, type Field, useField } from './use-field';

export interface SendingCode {
  /** The field for the received code. */
  field: Field;
  /** Seconds until another code may be sent. */
  left: number;
  busy: boolean;
  /**
   * A code has just been sent, so sending is disabled. False without a captcha answer, because pressing then reports
   * it.
   */
  waiting: boolean;
  send: () => void;
}

interface How {
  account: Field;
  captcha: Captcha;
  scenario: 'login' | 'getback' | 'socialbind';
  /** Seconds between two codes. */
  waitS: number;
  judge: (code: string) => string | null;
}

/** Sends a code to the account in the form, once the account and the captcha answer are valid. */
export function useSendingCode({ account, captcha, scenario, waitS, judge }: How): SendingCode {
  const field = useField('', judge, cleanAccount);
  const countdown = useCountdown(scenario, waitS);
  const [ask, { isLoading }] = useSendVerificationCodeMutation();
  const used = useRef<string>(undefined);
  const send = async () => {
    if (isLoading || !checkAll(account, captcha.field) || countdown.left > 0) return;
    // The answer stays in the form for signing in, but each captcha permits only one message.
    if (captcha.token === used.current) {
      captcha.renew();
      captcha.field.refuse('captcha.fresh');
      captcha.field.focus();
      return;
    }
    const answer = await ask({
      username: cleanAccount(account.value),
      scenario,
      captchaAnswer: cleanAccount(captcha.field.value),
      captchaToken: captcha.token,
    });
    if ('data' in answer && answer.data) {
      countdown.start(waitS);
      used.current = captcha.token;
      showToast({ intent: 'success', textKey: 'people:code.done', durationMs: 5000, cause: 'code' });
      field.focus();
      return;
    }
    const error = 'error' in answer && isApiError(answer.error) ? answer.error : undefined;
    const detail = error && 'detail' in error ? error.detail : undefined;
    // The limit may have been reached in another browser; then only waiting helps, not a new captcha.
    if (detail?.retryAfterMs) countdown.start(Math.ceil(detail.retryAfterMs / 1000));
    captcha.renew();
    (detail?.field === 'username' ? account : captcha.field).refuse(faultOf(error, 'code.failed'));
  };
  const { left } = countdown;
  const waiting = left > 0 && captcha.field.value.trim() !== '';
  return { field, left, busy: isLoading, waiting, send: () => void send() };
}
