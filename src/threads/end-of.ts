import type { Thread } from './use-threads';

export type End = NonNullable<Thread['fit'] | Exclude<Thread['status'], 'done'>>;

/** How the newest answer of a chat ended; null for a chat without one, and for one from before its fit was kept. */
export function endOf({ status, fit }: Pick<Thread, 'status' | 'fit'>): End | null {
  if (!status) return null;
  return status === 'done' ? (fit ?? null) : status;
}
