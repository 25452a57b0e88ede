import { retry } from '@reduxjs/toolkit/query';
import { callRetried } from '../api-events';
import type { RawQuery } from './types';

export const RETRIES = 4;
export const RETRY_DELAY_MS = 1_000;

/** Only a timeout is sent again. Mutations are too: they carry an Idempotency-Key, so the server does the work once. */
export function withRetry(base: RawQuery): RawQuery {
  const retrying = retry(base, {
    retryCondition: (error, _args, { attempt, baseQueryApi }) => {
      const again = isTimeout(error) && attempt <= RETRIES;
      if (again) baseQueryApi.dispatch(callRetried({ endpoint: baseQueryApi.endpoint, attempt, of: RETRIES }));
      return again;
    },
    backoff: (_attempt, _max, signal) => pause(RETRY_DELAY_MS, signal),
  });
  return async (args, api, extra) => {
    try {
      return (await retrying(args, api, extra)) as Awaited<ReturnType<RawQuery>>;
    } catch (thrown) {
      // RTK throws past every outer wrapper when the page has left; here it is an answer like any other.
      if (api.signal.aborted) return { error: { status: 'CUSTOM_ERROR', error: 'Aborted' } };
      throw thrown;
    }
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
      reject(new Error('Aborted'));
    });
  });
}
