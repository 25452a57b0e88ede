import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { networkFetch } from './network-fetch';
import { withEnvelope } from './policies/envelope';
import { withIdempotencyKey } from './policies/idempotency-key';
import { withLanguage } from './policies/language';
import { withMissing } from './policies/missing';
import { withProveAgain } from './policies/prove-again';
import { withRetry } from './policies/retry';
import { withSessionEnd } from './policies/session-end';
import { withTimeout } from './policies/timeout';
import type { ApiQuery } from './policies/types';
import { withWork } from './policies/work';

const network = fetchBaseQuery({
  fetchFn: networkFetch,
  baseUrl: globalThis.location?.origin,
  validateStatus: (response) => response.status <= 201,
});

/** Read from the inside out: request headers, timeout, retries, then the meaning of the response. */
const baseQuery: ApiQuery = withIdempotencyKey(
  withWork(withProveAgain(withSessionEnd(withEnvelope(withRetry(withTimeout(withMissing(withLanguage(network)))))))),
);

/**
 * All prefixes share one origin, so one client serves all families, with common tags. Endpoints are in a file per
 * family.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    ...['Setting', 'Session', 'Organization', 'Assistant', 'Chat', 'History', 'Question', 'Content', 'App'],
    ...['Operator', 'Domain', 'Audit', 'Device', 'Outbox', 'Registration', 'Account', 'DomainFile', 'Factor', 'Talk'],
  ],
  endpoints: () => ({}),
});
