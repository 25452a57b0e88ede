import { newId } from '@/browser/new-id';
import type { ApiQuery } from './types';

const NAME = 'Idempotency-Key';

/** One key per intention. It stands outside the retries, so the server knows the fifth request for the first one. */
export function withIdempotencyKey(base: ApiQuery, makeKey: () => string = newId): ApiQuery {
  return (args, api, extra) => {
    const headers = new Headers(args.headers as HeadersInit | undefined);
    if (api.type !== 'mutation' || headers.has(NAME)) return base(args, api, extra);
    headers.set(NAME, makeKey());
    return base({ ...args, headers: Object.fromEntries(headers) }, api, extra);
  };
}
