import { readToken } from '@/lib/token-cookie';
import type { RawQuery } from './types';
import { withHeaders } from './with-headers';

/** The token is read for each request: another tab may have logged in or out since the last one. */
export function withBearer(base: RawQuery, token: () => string | undefined = readToken): RawQuery {
  return withHeaders(base, () => {
    const value = token();
    // A header can carry visible ASCII only; a cookie another application wrote must not break every call.
    return { Authorization: value && /^[\x21-\x7e]+$/.test(value) ? `Bearer ${value}` : undefined };
  });
}
