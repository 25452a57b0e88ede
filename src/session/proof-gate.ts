import { keepProofGate } from '@/browser/proof-gate';
import type { SessionStore } from './follow-tabs';
import { proofAsked } from './session';

type Settle = (proved: boolean) => void;

/**
 * Holds calls that need a proof of identity until it is given. They fail if the dialog is closed or the person signs
 * out.
 */
export function keepProof(store: SessionStore): () => void {
  const waiting = new Set<Settle>();
  const settle = (proved: boolean) => {
    for (const each of waiting) each(proved);
    waiting.clear();
  };
  const unsubscribe = store.subscribe(() => {
    const { proof } = store.getState().session;
    if (waiting.size > 0 && proof !== 'asked') settle(proof === 'given');
  });
  const leave = keepProofGate((signal) => {
    if (signal?.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      waiting.add(resolve);
      signal?.addEventListener('abort', () => waiting.delete(resolve) && resolve(false));
      store.dispatch(proofAsked());
    });
  });
  return () => {
    unsubscribe();
    leave();
    settle(false);
  };
}
