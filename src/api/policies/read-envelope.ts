import { ellipsis } from '@/lib/ellipsis';
import type { ErrorDetail } from '../api-error';

export interface Envelope {
  code: number;
  msg?: string;
  data: unknown;
  detail?: ErrorDetail;
}

const MAX_MSG = 300;

/**
 * Reads the envelope of an untrusted body; undefined if it is none. Older services send the code as a string of digits.
 */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code: raw, msg, data } = body as Record<string, unknown>;
  const code = typeof raw === 'string' && /^-?\d{1,9}$/.test(raw) ? Number(raw) : raw;
  if (typeof code !== 'number') return undefined;
  return { code, msg: words(msg), data, detail: isDetail(data) ? data : undefined };
}

function words(msg: unknown): string | undefined {
  const text = typeof msg === 'string' ? msg.trim() : '';
  if (text === '') return undefined;
  return ellipsis(text, MAX_MSG);
}

function isDetail(data: unknown): data is ErrorDetail {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
