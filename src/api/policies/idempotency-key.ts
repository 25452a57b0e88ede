import { newId } from '@/browser/new-id';
import type { ApiQuery } from './types';

const NAME = 'Idempotency-Key';

/** Sends one key per mutation. Outside of the retries, so the server recognizes all attempts as one. */
export function withIdempotencyKey(base: ApiQuery, makeKey: () => string = newId): ApiQuery {
  return (args, api, extra) => {
    const headers = new Headers(args.headers as HeadersInit | undefined);
    if (api.type !== 'mutation' || headers.has(NAME)) return base(args, api, extra);
    headers.set(NAME, makeKey());
    return base({ ...args, headers: Object.fromEntries(headers) }, api, extra);
  };
}
