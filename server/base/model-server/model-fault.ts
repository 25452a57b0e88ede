/** Why a model server gave no response or an incomplete one. Each reason has its own message for the reader. */
export type ModelFaultReason = 'unreachable' | 'slow' | 'busy' | 'denied' | 'refused' | 'context' | 'broken' | 'cut';

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

interface Treatment {
  /** Before the first content, another deployment is asked. */
  failOver: boolean;
  /** What it means for the deployment: a fault that counts, a rest, or nothing. */
  breaker: 'counts' | 'rests' | 'neutral';
}

/** The one table of faults; what a caller is told of each stands in platform/openai/upstream-errors.ts. */
const TREATMENTS: Record<ModelFaultReason, Treatment> = {
  unreachable: { failOver: true, breaker: 'counts' },
  slow: { failOver: true, breaker: 'counts' },
  broken: { failOver: true, breaker: 'counts' },
  busy: { failOver: true, breaker: 'rests' },
  denied: { failOver: true, breaker: 'rests' },
  refused: { failOver: false, breaker: 'neutral' },
  // Another deployment would find it too long as well; a model with more room does not.
  context: { failOver: false, breaker: 'neutral' },
  cut: { failOver: false, breaker: 'counts' },
};

export const treatmentOf = ({ reason }: Pick<ModelFault, 'reason'>): Treatment => TREATMENTS[reason];

/** Milliseconds from a Retry-After header, which holds seconds or a date; undefined for anything else. */
export function retryAfterMs(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

/** Statuses that are about the request itself. */
const REFUSALS = [400, 413, 422];
const TOO_LONG = /context[_ ](?:length|window|size)|maximum context|too many tokens|prompt is too long/i;
const NO_SUCH_MODEL = /model.{0,80}(?:not (?:found|exist)|does not exist|unknown|no such)|no such model/is;

export function faultOfStatus(status: number, retryAfter: string | null, body: string): ModelFault {
  const detail = `status ${status}: ${body}`;
  if (status === 401 || status === 402 || status === 403) return new ModelFault('denied', detail);
  const afterMs = retryAfterMs(retryAfter);
  if (status === 429 || status === 503) return new ModelFault('busy', detail, { again: true, afterMs });
  if (status === 408 || status >= 500) return new ModelFault('unreachable', detail, { again: true, afterMs });
  return new ModelFault('broken', detail);
}

/** The same where the server's own words on a request count: what it refuses, it would refuse again. */
export function faultOfAnswer(status: number, retryAfter: string | null, body: string): ModelFault {
  const detail = `status ${status}: ${body}`;
  if ((status === 404 || status === 400) && NO_SUCH_MODEL.test(body)) return new ModelFault('denied', detail);
  if (REFUSALS.includes(status)) return new ModelFault(TOO_LONG.test(body) ? 'context' : 'refused', detail);
  return faultOfStatus(status, retryAfter, body);
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
