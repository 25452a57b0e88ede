import { type ReactNode, useRef, useState } from 'react';
import { AgreementConfirm } from './AgreementConfirm';

export interface Agreement {
  agreed: boolean;
  setAgreed: (agreed: boolean) => void;
  /** True at once when the box is ticked; otherwise asks, and true only when the person agrees. */
  confirm: () => Promise<boolean>;
  /** The question, while it is asked. Draw it anywhere in the form. */
  question: ReactNode;
}

/** Nobody signs in without having agreed. What is typed stays while the question is asked. */
export function useAgreement(): Agreement {
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const answer = useRef<(agreed: boolean) => void>(undefined);
  const settle = (yes: boolean) => {
    setAsking(false);
    if (yes) setAgreed(true);
    answer.current?.(yes);
  };
  return {
    agreed,
    setAgreed,
    confirm() {
      if (agreed) return Promise.resolve(true);
      setAsking(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
    question: asking && <AgreementConfirm onAnswer={settle} />,
  };
}
