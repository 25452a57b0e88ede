import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import type { ApiError } from '../api-error';
import { readEnvelope } from './read-envelope';
import { ABORTED, RETRIES } from './retry';
import type { ApiQuery, Meta, RawQuery } from './types';

const SUCCESS = [0, 200];
const TOKEN_CODES = [10001, 10002, 10005, 10006];

/** Unwraps `{code, msg, data}`: endpoints get `data` or an ApiError. */
export function withEnvelope(base: RawQuery): ApiQuery {
  return async (args, api, extra) => {
    const { data, error, meta } = await base(args, api, extra);
    if (error)
      return { error: api.signal.aborted || isGivenUp(error) ? { kind: 'aborted' } : fromFailure(error, meta), meta };
    // What is missing was asked for in the body, without a status.
    if (meta?.response?.headers.has('Preference-Applied')) return { error: fromStatus(404, data, meta), meta };
    const envelope = readEnvelope(data);
    if (!envelope) return { error: { kind: 'malformed', status: meta?.response?.status ?? 200 }, meta };
    // RTK Query reports an error if a base query returns `data: undefined`.
    if (SUCCESS.includes(envelope.code)) return { data: envelope.data ?? null, meta };
    return { error: fromCode(envelope), meta };
  };
}

const isGivenUp = (error: FetchBaseQueryError): boolean => error.status === 'CUSTOM_ERROR' && error.error === ABORTED;

function fromCode({ code, msg, detail }: { code: number; msg?: string; detail?: object }): ApiError {
  if (code === 401) return { kind: 'session-ended', via: 'code', msg };
  if (TOKEN_CODES.includes(code)) return { kind: 'token-rejected', code, msg };
  return { kind: 'refused', code, msg, detail };
}

function fromFailure(error: FetchBaseQueryError, meta: Meta | undefined): ApiError {
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', attempts: RETRIES + 1 };
    case 'FETCH_ERROR':
    case 'CUSTOM_ERROR':
      return { kind: 'network' };
    case 'PARSING_ERROR':
      // A gateway's error page is HTML, so only its status matters. A success that is not JSON is malformed.
      return error.originalStatus > 201
        ? fromStatus(error.originalStatus, undefined, meta)
        : { kind: 'malformed', status: error.originalStatus };
    default:
      return fromStatus(error.status, error.data, meta);
  }
}

function fromStatus(status: number, body: unknown, meta: Meta | undefined): ApiError {
  const { code, msg, detail } = readEnvelope(body) ?? {};
  const words = msg ?? (meta?.response?.statusText || undefined);
  if (status === 401) return { kind: 'session-ended', via: 'status', msg: words };
  if (status === 409) return { kind: 'conflict', msg: words, detail };
  return { kind: 'http', status, code, msg: words, retryAfterMs: retryAfterMs(meta, detail), detail };
}

function retryAfterMs(meta: Meta | undefined, detail: { retryAfterMs?: number } | undefined): number | undefined {
  if (detail?.retryAfterMs !== undefined) return detail.retryAfterMs;
  const seconds = Number.parseInt(meta?.response?.headers.get('Retry-After') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds * 1000;
}
