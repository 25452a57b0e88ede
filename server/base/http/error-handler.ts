import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../messages/message';
import { ApiError, badRequest, failed, tooLarge, unavailable, unknownCall } from './errors';

/** Every refusal leaves in the envelope {code, msg, data}, in the person's language, never with a stack or a query. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, req, reply) => sendError(asApiError(error as FastifyError, req), req, reply));
}

export function sendError(error: ApiError, req: FastifyRequest, reply: FastifyReply) {
  const { retryAfterMs } = error.detail;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  const data = Object.keys(error.detail).length > 0 ? error.detail : null;
  return reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ code: error.code, msg: error.text[req.locale], data });
}

/** NUL and broken UTF-8 in an id or a keyword: no row can carry them, so PostgreSQL refuses to look. */
const unstorable = /^(22021|22P05)$/;

/** Connection refused, reset or ended by PostgreSQL: the request was fine, the store is not there. */
const storeGone = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|57P0[123]|08\d{3}|53300)$/;

function asApiError(error: FastifyError, req: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode = 500, code = '' } = error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(req.routeOptions.bodyLimit ?? 0);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return badRequest(wrongMediaType);
  if (code.startsWith('FST_ERR_NOT_FOUND')) return unknownCall(req.url);
  if (statusCode >= 400 && statusCode < 500) return badRequest(unreadable);
  if (unstorable.test(code)) return badRequest(unreadable);
  if (storeGone.test(code) || /Connection terminated|timeout exceeded when trying to connect/.test(error.message)) {
    req.log.error({ err: error, url: loggedUrl(req.url) }, 'the store does not answer');
    return unavailable('store');
  }
  req.log.error({ err: error, url: loggedUrl(req.url), requestId: req.id }, 'request failed');
  return failed(req.id);
}

export const unreadable = message('base:errorHandler.unreadable');

const wrongMediaType = message('base:errorHandler.wrongMediaType');

/** Pages may be opened with a token in their address, and calls with other secrets: a log names the path and the names of the rest. */
const loggedUrl = (url: string) => url.replace(/=[^&#]*/g, '=…');
