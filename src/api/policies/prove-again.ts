import { untilProved } from '@/browser/proof-gate';
import type { ApiError } from '../api-error';
import type { ApiQuery } from './types';

/** For calls that need a recent proof of identity: asks the person in a dialog and repeats the call. */
export function withProveAgain(base: ApiQuery): ApiQuery {
  return async (args, api, extra) => {
    const result = await base(args, api, extra);
    if (!result.error || !wantsProof(result.error)) return result;
    return (await untilProved(api.signal)) ? base(args, api, extra) : result;
  };
}

const wantsProof = (error: ApiError): boolean => error.kind === 'http' && error.detail?.reason === 'prove-again';
