import { work } from '../../../generated/call-facts.json';
import type { ApiError } from '../api-error';
import type { ApiQuery } from './types';

const HEADER = 'X-Millwright-Work';

/**
 * Solves proof-of-work challenges in the background and repeats the refused call. For verification codes, the work was
 * done in advance, while the form was filled in.
 */
export function withWork(base: ApiQuery): ApiQuery {
  return async (args, api, extra) => {
    const sendWith = (proof: string | undefined) => {
      if (proof === undefined) return base(args, api, extra);
      const headers = new Headers(args.headers as HeadersInit | undefined);
      headers.set(HEADER, proof);
      return base({ ...args, headers: Object.fromEntries(headers) }, api, extra);
    };
    const ahead = work.ahead.includes(api.endpoint)
      ? await (await import('@/browser/work/work-ahead')).takeWork()
      : undefined;
    const result = await sendWith(ahead);
    const challenge = result.error && challengeIn(result.error);
    if (!challenge || api.signal.aborted) return result;
    const { solveWork } = await import('@/browser/work/solve-work');
    const proof = await solveWork(challenge);
    return proof === undefined || api.signal.aborted ? result : sendWith(proof);
  };
}

const challengeIn = (error: ApiError): unknown => (error.kind === 'http' ? error.detail?.work : undefined);
