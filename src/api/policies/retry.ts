import { retry } from '@reduxjs/toolkit/query';
import { callRetried } from '../api-events';
import { addRetryingCall } from '../retrying-calls';
import type { Api, RawQuery } from './types';

export const RETRIES = 4;
const RETRY_DELAY_MS = 1_000;
/** Error of a call that the page abandoned or the person gave up. */
export const ABORTED = 'Aborted';

/** Retries timeouts only. Safe for mutations too: their Idempotency-Key makes the server run them once. */
export function withRetry(base: RawQuery): RawQuery {
  return async (args, api, extra) => {
    const trying = beginTrying(api);
    const retrying = retry(base, {
      retryCondition: (error, _args, { attempt }) => {
        const again = isTimeout(error) && attempt <= RETRIES && !trying.signal.aborted;
        if (again) trying.again(attempt);
        return again;
      },
      backoff: (_attempt, _max, signal) => pause(RETRY_DELAY_MS, signal),
    });
    try {
      const answer = (await retrying(args, { ...api, signal: trying.signal }, extra)) as Awaited<ReturnType<RawQuery>>;
      return answer.error && trying.signal.aborted ? aborted : answer;
    } catch (thrown) {
      // RTK throws past all outer wrappers if the call was aborted; this returns a normal error.
      if (trying.signal.aborted) return aborted;
      throw thrown;
    } finally {
      trying.end();
    }
  };
}

const aborted = { error: { status: 'CUSTOM_ERROR' as const, error: ABORTED } };

/** Tracks one call with its retries. It is aborted by the page or by the person's giving up. */
function beginTrying({ signal, dispatch, endpoint }: Api) {
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  let untell = () => {};
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  return {
    signal: controller.signal,
    again(attempt: number) {
      untell();
      untell = addRetryingCall({ endpoint, attempt, of: RETRIES, giveUp });
      dispatch(callRetried({ endpoint, attempt, of: RETRIES }));
    },
    end() {
      untell();
      signal.removeEventListener('abort', giveUp);
    },
  };
}

function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 'TIMEOUT_ERROR';
}

// Rejects at once on abort, so that an abandoned call does not wait out the delay.
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error(ABORTED));
    });
  });
}
