import { type ReactNode, useRef, useState } from 'react';
import { AgreementConfirm } from './AgreementConfirm';

export interface Agreement {
  agreed: boolean;
  setAgreed: (agreed: boolean) => void;
  /** Resolves to true at once if the box is ticked; otherwise asks, and resolves to the person's decision. */
  confirm: () => Promise<boolean>;
  /** The confirmation dialog while it is open. Render it anywhere in the form. */
  question: ReactNode;
}

/** Requires agreement before signing in. The form keeps its input meanwhile. */
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
