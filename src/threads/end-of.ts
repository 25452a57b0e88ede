import type { Thread } from './use-threads';

export type End = NonNullable<Thread['fit'] | Exclude<Thread['status'], 'done'>>;

/** The outcome of a chat's newest answer; null if there is none, or if it predates the recording of `fit`. */
export function endOf({ status, fit }: Pick<Thread, 'status' | 'fit'>): End | null {
  if (!status) return null;
  return status === 'done' ? (fit ?? null) : status;
}
