import type { ApiError } from '../api-error';
import { operatorNeeded, sessionEnded, tokenCleared } from '../api-events';
import type { ApiQuery } from './types';

const WORKBENCH = '/api/admin/';
const OWN_SESSION = '/api/admin/session';

/** Tells whoever keeps the session; this room does not know who that is. */
export function withSessionEnd(base: ApiQuery): ApiQuery {
  return async (args, api, extra) => {
    const result = await base(args, api, extra);
    if (!result.error) return result;
    const error = args.url.startsWith(WORKBENCH) ? forOperator(result.error) : result.error;
    if (error.kind === 'session-ended') api.dispatch(sessionEnded({ via: error.via }));
    if (error.kind === 'token-rejected') api.dispatch(tokenCleared({ code: error.code }));
    // The session's own calls only answer who is here, or that the password is wrong.
    if (error.kind === 'operator-needed' && args.url !== OWN_SESSION) api.dispatch(operatorNeeded());
    return { ...result, error };
  };
}

function forOperator(error: ApiError): ApiError {
  return error.kind === 'session-ended' ? { kind: 'operator-needed', msg: error.msg } : error;
}
