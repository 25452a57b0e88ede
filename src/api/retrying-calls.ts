import { createListeners } from '@/lib/listeners';

/** A call that timed out and is being repeated. */
export interface RetryingCall {
  endpoint: string;
  /** Number of the current retry. */
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

/** Registers a retry. Returns a function that removes it; calling that again does nothing. */
export function addRetryingCall(call: RetryingCall): () => void {
  publish([...calls, call]);
  return () => {
    if (calls.includes(call)) publish(calls.filter((other) => other !== call));
  };
}

export const retryingCalls = (): readonly RetryingCall[] => calls;

export const subscribeRetryingCalls = listeners.subscribe;
