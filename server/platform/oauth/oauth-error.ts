import type { SendError } from '../../base/http/error-handler';
import type { LocalizedText } from '../../base/http/errors';
import { ApiError } from '../../base/http/errors';
import { apiLocale } from '../openai/send-openai-error';

/** The codes of RFC 6749, 7591 and 8707 that are answered here. */
type OauthCode =
  | 'invalid_request'
  | 'invalid_grant'
  | 'invalid_target'
  | 'invalid_redirect_uri'
  | 'unsupported_grant_type';

/** A refusal in OAuth's own words, for programs. */
export class OauthError extends ApiError {
  constructor(
    readonly oauth: OauthCode,
    text: LocalizedText,
  ) {
    super(400, text);
  }
}

const codes: Record<number, string> = {
  400: 'invalid_request',
  401: 'invalid_client',
  403: 'access_denied',
  413: 'invalid_request',
  429: 'temporarily_unavailable',
  503: 'temporarily_unavailable',
};

export const sendOauthError: SendError = (error, req, reply) => {
  const { retryAfterMs } = error.detail;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  const code = error instanceof OauthError ? error.oauth : (codes[error.status] ?? 'server_error');
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: code, error_description: error.text[apiLocale(req)] });
};
