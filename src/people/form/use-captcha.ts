import { useEffect, useState } from 'react';
import { useGetCaptchaQuery, useGetCaptchaQuestionQuery, useLazyGetWorkQuery } from '@/api/session';
import { workAhead } from '@/browser/work/work-ahead';
import { cleanAccount } from '../../../setting/person/clean-input';
import { type Field, useField } from './use-field';

export interface Captcha {
  field: Field;
  image: string | undefined;
  /** For people who cannot see the picture; undefined while the picture is in use. */
  question: string | undefined;
  askInWords: (asked: boolean) => void;
  token: string;
  failed: boolean;
  /** Fetches a new captcha; each is valid for one attempt. */
  renew: () => void;
}

export function useCaptcha(): Captcha {
  const field = useField('', (value) => (value === '' ? 'captcha.empty' : null), cleanAccount);
  const [asked, setAsked] = useState(false);
  const picture = useGetCaptchaQuery(undefined, { refetchOnMountOrArgChange: true });
  const words = useGetCaptchaQuestionQuery(undefined, { skip: !asked, refetchOnMountOrArgChange: true });
  const current = asked ? words : picture;
  const token = current.data?.captchaToken ?? '';
  const [getWork] = useLazyGetWorkQuery();
  // Each captcha comes with one proof of work, which is computed while the person reads it.
  useEffect(() => {
    if (token === '') return;
    const answer = getWork({ purpose: asked ? 'question' : 'code' });
    // If this fails, the actual call returns the work that it requires.
    void answer.unwrap().then(workAhead, () => undefined);
    return () => answer.abort();
  }, [token, asked, getWork]);
  return {
    field,
    image: picture.data?.captchaImage,
    question: asked ? words.data?.question : undefined,
    askInWords(next) {
      field.set('');
      setAsked(next);
    },
    token,
    failed: current.isError,
    renew() {
      field.set('');
      void current.refetch();
    },
  };
}
