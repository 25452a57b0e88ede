import { retry } from '@reduxjs/toolkit/query';
import { callRetried } from '../api-events';
import { addRetryingCall } from '../retrying-calls';
import type { Api, RawQuery } from './types';

export const RETRIES = 4;
const RETRY_DELAY_MS = 1_000;
/** What a call ends in that the page has left or the person has given up. */
export const ABORTED = 'Aborted';

/** Only a timeout is sent again. Mutations are too: they carry an Idempotency-Key, so the server does the work once. */
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
      // RTK throws past every outer wrapper when the page has left; here it is an answer like any other.
      if (trying.signal.aborted) return aborted;
      throw thrown;
    } finally {
      trying.end();
    }
  };
}

const aborted = { error: { status: 'CUSTOM_ERROR' as const, error: ABORTED } };

/** One call with its retries. It ends when the page leaves it, or when whoever watches the retries gives up. */
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

// A page that is left must not keep its call alive for the rest of the second.
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error(ABORTED));
    });
  });
}
