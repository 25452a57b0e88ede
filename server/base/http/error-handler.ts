import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { message } from '../messages/message';
import { ApiError, badRequest, failed, tooLarge, unavailable, unknownCall } from './errors';

export type SendError = (error: ApiError, req: FastifyRequest, reply: FastifyReply) => FastifyReply;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Sends the errors of this route in the form that its clients know. */
    sendError?: SendError;
  }
}

/**
 * Sends every error in the envelope {code, msg, data}, in the person's language, never with a stack trace or a query.
 */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, req, reply) => {
    const told = asApiError(error as FastifyError, req);
    const { sendError: own } = req.routeOptions.config;
    if (own) return own(told, req, reply);
    if (told.status === 404 && wantsItInBody(req)) {
      reply.header('preference-applied', MISSING_IN_BODY);
      return sendError(told, req, reply, 200);
    }
    return sendError(told, req, reply);
  });
}

/**
 * A preference (RFC 7240) of pages that people open by an address: browsers write every status of 404 in red into their
 * console.
 */
const MISSING_IN_BODY = 'missing=body';

const wantsItInBody = (req: FastifyRequest) =>
  String(req.headers.prefer ?? '')
    .split(/[,;]\s*/)
    .includes(MISSING_IN_BODY);

export function sendError(error: ApiError, req: FastifyRequest, reply: FastifyReply, status = error.status) {
  const { retryAfterMs } = error.detail;
  if (retryAfterMs !== undefined) reply.header('retry-after', Math.ceil(retryAfterMs / 1000));
  const data = Object.keys(error.detail).length > 0 ? error.detail : null;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ code: error.code, msg: error.text[req.locale], data });
}

/** NUL or broken UTF-8 in an id or a keyword: no row can match, and PostgreSQL refuses the query. */
const unstorable = /^(22021|22P05)$/;

/** The connection to PostgreSQL was refused, reset or closed: the request is fine, but the database is unavailable. */
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

/** Addresses may contain tokens and other secrets, so the log keeps the path and the parameter names only. */
const loggedUrl = (url: string) => url.replace(/=[^&#]*/g, '=…');
