import { authorization, readToken } from '@/lib/token-cookie';
import type { RawQuery } from './types';
import { withHeaders } from './with-headers';

/** The token is read for each request: another tab may have logged in or out since the last one. */
export function withBearer(base: RawQuery, token: () => string | undefined = readToken): RawQuery {
  return withHeaders(base, () => ({ Authorization: authorization(token()) }));
}
