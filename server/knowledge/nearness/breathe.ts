import { setImmediate } from 'node:timers/promises';

/** Yields to the event loop when due, because learning shares a thread with all requests. */
export type Breathe = () => Promise<void> | undefined;

const AT_A_STRETCH_MS = 8;

/** Throws when the signal aborts. */
export function createBreathe(signal?: AbortSignal): Breathe {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_STRETCH_MS) return undefined;
    signal?.throwIfAborted();
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}
