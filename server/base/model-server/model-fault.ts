/** Why a model server gave no response or an incomplete one. Each reason has its own message for the reader. */
type ModelFaultReason = 'unreachable' | 'slow' | 'busy' | 'denied' | 'refused' | 'broken' | 'cut';

export class ModelFault extends Error {
  override name = 'ModelFault';
  constructor(
    readonly reason: ModelFaultReason,
    /** For the operator's log only; may quote the server's response. */
    readonly detail: string,
    readonly retry: { again: boolean; afterMs?: number } = { again: false },
  ) {
    super(`The model server failed (${reason}): ${detail}`);
  }
}

/** Milliseconds from a Retry-After header, which holds seconds or a date; undefined for anything else. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

export function faultOfStatus(status: number, retryAfter: string | null, body: string): ModelFault {
  const detail = `status ${status}: ${body}`;
  if (status === 401 || status === 403) return new ModelFault('denied', detail);
  const afterMs = retryAfterMs(retryAfter);
  if (status === 429 || status === 503) return new ModelFault('busy', detail, { again: true, afterMs });
  if (status === 408 || status >= 500) return new ModelFault('unreachable', detail, { again: true, afterMs });
  return new ModelFault('broken', detail);
}

/** What `fetch` throws if there is no response; the reason is in the error's cause. */
export function faultOfThrown(err: unknown): ModelFault {
  if (err instanceof ModelFault) return err;
  const cause = err instanceof Error && err.cause instanceof Error ? err.cause.message : '';
  const message = err instanceof Error ? err.message : String(err);
  return new ModelFault('unreachable', [message, cause].filter(Boolean).join(': '), { again: true });
}

/** The text without the key, as some servers quote the key that they refuse. */
export const withoutKey = (text: string, key: string | undefined): string => (key ? text.replaceAll(key, '***') : text);
