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
  /** The code that was received. */
  field: Field;
  /** Seconds until another may be sent. */
  left: number;
  busy: boolean;
  /** Nothing to press for: one has just been sent. Without an answer to the picture, pressing says that it is missing. */
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

/** Sends a code to the account of the form, once the account and the picture are right. */
export function useSendingCode({ account, captcha, scenario, waitS, judge }: How): SendingCode {
  const field = useField('', judge, cleanAccount);
  const countdown = useCountdown(scenario, waitS);
  const [ask, { isLoading }] = useSendVerificationCodeMutation();
  const used = useRef<string>(undefined);
  const send = async () => {
    if (isLoading || !checkAll(account, captcha.field) || countdown.left > 0) return;
    // Its answer stays in the form for signing in, but it opened one message and opens no second.
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
    // A number may have been used up in another browser: then only waiting helps, and a new picture would not.
    if (detail?.retryAfterMs) countdown.start(Math.ceil(detail.retryAfterMs / 1000));
    captcha.renew();
    (detail?.field === 'username' ? account : captcha.field).refuse(faultOf(error, 'code.failed'));
  };
  const { left } = countdown;
  const waiting = left > 0 && captcha.field.value.trim() !== '';
  return { field, left, busy: isLoading, waiting, send: () => void send() };
}
