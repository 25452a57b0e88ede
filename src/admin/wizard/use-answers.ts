import { useCallback, useState } from 'react';
import { readValue, writeValue } from '@/browser/stored-value';
import type { Locale } from '../../../generated/locales';
import { type Answers, firstAnswers, isAnswers } from './answers';

const storage = () => localStorage;

export type ChangeAnswers = (part: Partial<Answers>) => void;

/** The answers, stored in this browser until the portal is published, so that a reload loses nothing. */
export function useAnswers(operator: string, locale: Locale) {
  const key = `mw:new-portal:${operator}`;
  const [answers, setAnswers] = useState(() => readValue(storage, key, isAnswers) ?? firstAnswers(locale));
  const change = useCallback<ChangeAnswers>(
    (part) =>
      setAnswers((now) => {
        const next = { ...now, ...part };
        writeValue(storage, key, next);
        return next;
      }),
    [key],
  );
  const forget = useCallback(() => writeValue(storage, key, null), [key]);
  const restart = useCallback(() => {
    forget();
    setAnswers(firstAnswers(locale));
  }, [forget, locale]);
  return { answers, change, forget, restart };
}
