export type VerifiedState = 'valid' | 'due' | 'overdue' | 'stepped-down' | 'superseded';

export interface VerifiedReview {
  id: string;
  kind: string;
  domain: string;
  title: string;
  state: VerifiedState;
  owner: string | null;
  reviewBy: Date;
  why: 'document' | 'disputed' | null;
}

const DAY_MS = 86_400_000;
/** Days before the date from which an answer is due, and after it until it steps down. */
export const DUE_DAYS = 30;
const PATIENCE_DAYS = 14;

/** The state that the dates give. Superseded ones stay so, however much time passes. */
export function stateAt({ state, reviewBy }: Pick<VerifiedReview, 'state' | 'reviewBy'>, now: Date): VerifiedState {
  if (state === 'superseded') return state;
  const left = reviewBy.getTime() - now.getTime();
  if (left < -PATIENCE_DAYS * DAY_MS) return 'stepped-down';
  if (left < 0) return 'overdue';
  return left < DUE_DAYS * DAY_MS ? 'due' : 'valid';
}

export const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
