import { sessionEnded, tokenCleared } from '../api-events';
import type { ApiQuery } from './types';

/** Tells whoever keeps the session; this room does not know who that is. */
export function withSessionEnd(base: ApiQuery): ApiQuery {
  return async (args, api, extra) => {
    const result = await base(args, api, extra);
    if (result.error?.kind === 'session-ended') api.dispatch(sessionEnded({ via: result.error.via }));
    if (result.error?.kind === 'token-rejected') api.dispatch(tokenCleared({ code: result.error.code }));
    return result;
  };
}
