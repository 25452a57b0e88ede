import { readMark } from '@/lib/session-mark';
import { untilSignedIn } from '@/lib/sign-in-gate';
import type { ApiError } from '../api-error';
import { operatorNeeded, sessionEnded, tokenCleared } from '../api-events';
import type { Api, ApiQuery } from './types';

const WORKBENCH = '/api/admin/';
const OWN_SESSION = '/api/admin/session';

/** Who is here: a refusal means nobody, and nobody is asked to sign in because a page has started. */
const WHO = '/api/session/user';
/** Calls that make or end a session: a refusal is their answer, a wrong password says nothing about a session. */
const OF_SESSION = new Set([
  '/proxy-api/getAccCaptcha',
  '/proxy-api/getAccRemoteCaptcha',
  '/proxy-api/open/office/loginAcc',
  '/proxy-api/open/office/loginAccSms',
  '/proxy-api/open/weixin/bind',
  '/proxy-api/open/person/accToken',
  '/api/session/token',
  '/eiip-api/c/iam/login/get_authorize_url',
  '/eiip-api/c/iam/login/get_logout_url',
  '/api/session/sign-out',
]);

/** Tells whoever keeps the session, waits until somebody has signed in over the page, and sends the call again: what was typed is kept. */
export function withSessionEnd(base: ApiQuery, mark: () => string | undefined = readMark): ApiQuery {
  return async (args, api, extra) => {
    const before = mark();
    const result = await base(args, api, extra);
    if (!result.error) return result;
    if (args.url.startsWith(WORKBENCH)) return { ...result, error: endOfWorkbench(result.error, args.url, api) };
    const { error } = result;
    if (error.kind === 'token-rejected') api.dispatch(tokenCleared({ code: error.code }));
    if (error.kind !== 'session-ended') return result;
    if (OF_SESSION.has(args.url)) return result;
    // Late news of a session before this one, which somebody has signed in to since.
    const now = mark();
    if (now !== undefined && now !== before) return base(args, api, extra);
    api.dispatch(sessionEnded({ via: error.via }));
    return args.url !== WHO && (await untilSignedIn(api.signal)) ? base(args, api, extra) : result;
  };
}

function endOfWorkbench(error: ApiError, url: string, api: Api): ApiError {
  if (error.kind === 'token-rejected') api.dispatch(tokenCleared({ code: error.code }));
  if (error.kind !== 'session-ended') return error;
  // The session's own calls only answer who is here, or that the password is wrong.
  if (url !== OWN_SESSION) api.dispatch(operatorNeeded());
  return { kind: 'operator-needed', msg: error.msg };
}
