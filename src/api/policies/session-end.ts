import { readMark } from '@/browser/session-mark';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { refusal } from '../../../generated/call-facts.json';
import type { ApiError } from '../api-error';
import { operatorNeeded, sessionEnded, tokenCleared } from '../api-events';
import type { Api, ApiQuery } from './types';

const WORKBENCH = '/api/admin/';

/** Reports the end of the session, waits for a sign-in over the page, and repeats the call, so that input is kept. */
export function withSessionEnd(base: ApiQuery, mark: () => string | undefined = readMark): ApiQuery {
  return async (args, api, extra) => {
    const before = mark();
    const result = await base(args, api, extra);
    if (!result.error) return result;
    if (args.url.startsWith(WORKBENCH)) return { ...result, error: endOfWorkbench(result.error, api) };
    const { error } = result;
    if (error.kind === 'token-rejected') api.dispatch(tokenCleared({ code: error.code }));
    if (error.kind !== 'session-ended') return result;
    if (refusal.answer.includes(api.endpoint)) return result;
    // The response belongs to an earlier session; somebody has signed in since.
    const now = mark();
    if (now !== undefined && now !== before) return base(args, api, extra);
    api.dispatch(sessionEnded({ via: error.via }));
    const isAsked = !refusal.nobody.includes(api.endpoint);
    return isAsked && (await untilSignedIn(api.signal)) ? base(args, api, extra) : result;
  };
}

function endOfWorkbench(error: ApiError, api: Api): ApiError {
  if (error.kind === 'token-rejected') api.dispatch(tokenCleared({ code: error.code }));
  if (error.kind !== 'session-ended') return error;
  // A 401 on the session's own calls means that nobody is signed in or the password is wrong.
  if (!refusal.answer.includes(api.endpoint)) api.dispatch(operatorNeeded());
  return { kind: 'operator-needed', msg: error.msg };
}
