import { untilProved } from '@/browser/proof-gate';
import type { ApiError } from '../api-error';
import type { ApiQuery } from './types';

/** A call that matters wants a credential of the last minutes: the person is asked over the page, and the call is sent again as it was. */
export function withProveAgain(base: ApiQuery): ApiQuery {
  return async (args, api, extra) => {
    const result = await base(args, api, extra);
    if (!result.error || !wantsProof(result.error)) return result;
    return (await untilProved(api.signal)) ? base(args, api, extra) : result;
  };
}

const wantsProof = (error: ApiError): boolean => error.kind === 'http' && error.detail?.reason === 'prove-again';
