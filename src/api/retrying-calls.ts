import { createListeners } from '@/lib/listeners';

/** A call that got no answer in time and is being sent again. */
export interface RetryingCall {
  endpoint: string;
  /** Which of the retries is under way. */
  attempt: number;
  of: number;
  giveUp: () => void;
}

let calls: readonly RetryingCall[] = [];
const listeners = createListeners();

function publish(next: readonly RetryingCall[]): void {
  calls = next;
  listeners.tell();
}

/** Tells of a retry; what it returns takes it back, and does nothing the second time. */
export function addRetryingCall(call: RetryingCall): () => void {
  publish([...calls, call]);
  return () => {
    if (calls.includes(call)) publish(calls.filter((other) => other !== call));
  };
}

export const retryingCalls = (): readonly RetryingCall[] => calls;

export const subscribeRetryingCalls = listeners.subscribe;
