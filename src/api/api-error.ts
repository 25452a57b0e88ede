import type { components } from '../../generated/api';

/** Everything a call can end in besides its data. Closed: a switch over `kind` is complete, and the compiler says so. */
export type ApiError =
  /** No answer in time, after all retries. */
  | { kind: 'timeout'; attempts: number }
  /** The server could not be reached. */
  | { kind: 'network' }
  /** The page gave up on the call. */
  | { kind: 'aborted' }
  /** The answer was no envelope. */
  | { kind: 'malformed'; status: number }
  /** HTTP status above 201. */
  | { kind: 'http'; status: number; code?: number; msg?: string; retryAfterMs?: number; detail?: ErrorDetail }
  /** HTTP 409: whoever asked settles it, so nobody is told in passing. */
  | { kind: 'conflict'; msg?: string; detail?: ErrorDetail }
  /** A body code that is neither success nor one of the two below. */
  | { kind: 'refused'; code: number; msg?: string; detail?: ErrorDetail }
  /** Body code 10001, 10002, 10005 or 10006. */
  | { kind: 'token-rejected'; code: number; msg?: string }
  /** Body code or HTTP status 401. */
  | { kind: 'session-ended'; via: 'code' | 'status'; msg?: string }
  /** The same for the workbench: its operator has to sign in. The visitor's own session is another matter. */
  | { kind: 'operator-needed'; msg?: string };

/** What a refusal says for programs; see schemas/entities/error-answer.schema.json. */
export interface ErrorDetail {
  pointer?: string;
  field?: string;
  retryAfterMs?: number;
  requestId?: string;
  /** `prove-again`: goes on once the person has confirmed who they are. */
  reason?: string;
  /** With the reason `second-step`: how the sign-in goes on. */
  secondStep?: components['schemas']['SecondStep'];
  /** Work to do before the call is answered. */
  work?: unknown;
}

/** RTK hands an error on as ApiError or as a SerializedError of a programming mistake; this tells them apart. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** What the server says a call failed of, in the person's language. A conflict has no toast: who asked has to show it. */
export const messageOf = (error: unknown): string | undefined =>
  isApiError(error) && 'msg' in error ? error.msg : undefined;
