import { useState } from 'react';
import { useGetCaptchaQuery, useGetCaptchaQuestionQuery } from '@/api/session';
import { cleanAccount } from '../../../setting/person/clean-input';
import { type Field, useField } from './use-field';

export interface Captcha {
  field: Field;
  image: string | undefined;
  /** In words, for who cannot see the picture; undefined while the picture is asked for. */
  question: string | undefined;
  askInWords: (asked: boolean) => void;
  token: string;
  failed: boolean;
  /** Another one: each is good for one try. */
  renew: () => void;
}

export function useCaptcha(): Captcha {
  const field = useField('', (value) => (value === '' ? 'captcha.empty' : null), cleanAccount);
  const [asked, setAsked] = useState(false);
  const picture = useGetCaptchaQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = useGetCaptchaQuestionQuery(undefined, { skip: !asked, refetchOnMountOrArgChange: true });
  const current = asked ? words : picture;
  return {
    field,
    image: picture.data?.captchaImage,
    question: asked ? words.data?.question : undefined,
    askInWords(next) {
      field.set('');
      setAsked(next);
    },
    token: current.data?.captchaToken ?? '',
    failed: current.isError,
    renew() {
      field.set('');
      void current.refetch();
    },
  };
}
