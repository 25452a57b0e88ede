import type { PlatformError } from '../../../setting/platform-errors';
import type { SendError } from '../../base/http/error-handler';
import type { ApiError } from '../../base/http/errors';

const types: Record<number, string> = {
  401: 'authentication_error',
  403: 'permission_error',
  429: 'rate_limit_error',
};

const codes: Record<number, PlatformError> = {
  400: 'invalid_request',
  401: 'invalid_key',
  403: 'key_scope',
  404: 'model_not_found',
  413: 'payload_too_large',
  429: 'rate_limited',
  502: 'upstream_failed',
  503: 'upstream_busy',
  504: 'upstream_timeout',
};

/** An error in OpenAI's form, which its clients turn into their own exceptions. */
export function openaiError({ status, text, detail }: ApiError, locale: keyof ApiError['text']) {
  const { reason, field, pointer } = detail;
  return {
    error: {
      message: text[locale],
      type: types[status] ?? (status < 500 ? 'invalid_request_error' : 'server_error'),
      param: field ?? pointer?.replace(/^\//, '').replaceAll('/', '.') ?? null,
      code: reason ?? codes[status] ?? 'server_error',
    },
  };
}

/** Programs that name no language read English. */
export const apiLocale = ({ headers, locale }: Parameters<SendError>[1]) =>
  headers['accept-language'] === undefined || headers['accept-language'] === '*' ? 'en-US' : locale;

export const sendOpenaiError: SendError = (error, req, reply) => {
  const { retryAfterMs } = error.detail;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .header('x-request-id', req.id)
    .type('application/json; charset=utf-8')
    .send(openaiError(error, apiLocale(req)));
};
