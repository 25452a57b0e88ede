import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { readEnvelope } from './read-envelope';
import type { RawQuery } from './types';
import { withHeaders } from './with-headers';

/**
 * Asks to be told in the body that a thing does not exist. An HTTP status of 404 stands in red in the browser's console,
 * though opening an old address is no fault of the page. What follows sees the status as if it had come.
 */
export function withMissing(base: RawQuery): RawQuery {
  const asking = withHeaders(base, () => ({ Prefer: 'missing=body' }));
  return async (args, api, extra) => {
    if (api.type !== 'query') return base(args, api, extra);
    const answer = await asking(args, api, extra);
    if (!answer.meta?.response?.headers.has('Preference-Applied')) return answer;
    const status = readEnvelope(answer.data)?.code ?? 404;
    const error: FetchBaseQueryError = { status, data: answer.data };
    return { error, meta: answer.meta };
  };
}
