import type { components } from '../../generated/api';

/** All errors of a call. The union is closed, so the compiler checks that a switch over `kind` is complete. */
export type ApiError =
  /** No response in time, after all retries. */
  | { kind: 'timeout'; attempts: number }
  /** The server could not be reached. */
  | { kind: 'network' }
  /** The page abandoned the call. */
  | { kind: 'aborted' }
  /** The response was not an envelope. */
  | { kind: 'malformed'; status: number }
  /** HTTP status above 201. */
  | { kind: 'http'; status: number; code?: number; msg?: string; retryAfterMs?: number; detail?: ErrorDetail }
  /** HTTP 409. The caller resolves it, so there is no toast. */
  | { kind: 'conflict'; msg?: string; detail?: ErrorDetail }
  /** A body code that is neither success nor one of the next two. */
  | { kind: 'refused'; code: number; msg?: string; detail?: ErrorDetail }
  /** Body code 10001, 10002, 10005 or 10006. */
  | { kind: 'token-rejected'; code: number; msg?: string }
  /** Body code or HTTP status 401. */
  | { kind: 'session-ended'; via: 'code' | 'status'; msg?: string }
  /** As above, for the operator's session in the workbench. It is separate from the visitor's session. */
  | { kind: 'operator-needed'; msg?: string };

/** Machine-readable part of a refusal; see schemas/entities/error-answer.schema.json. */
export interface ErrorDetail {
  pointer?: string;
  field?: string;
  retryAfterMs?: number;
  requestId?: string;
  /** `prove-again`: the call may be repeated once the person has confirmed their identity. */
  reason?: string;
  /** With the reason `second-step`: how the sign-in continues. */
  secondStep?: components['schemas']['SecondStep'];
  /** Proof of work to compute before the call is answered. */
  work?: unknown;
}

/** Distinguishes an ApiError from the SerializedError that RTK creates for programming errors. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** The server's error message, in the person's language. The caller must show it for a conflict, which has no toast. */
export const messageOf = (error: unknown): string | undefined =>
  isApiError(error) && 'msg' in error ? error.msg : undefined;
