const DAY = 86_400_000;
export const DUE_DAYS = 60;
export const GRACE_DAYS = 14;
export const READ_DAYS = 30;

export type EntitlementState = 'pending' | 'active' | 'due' | 'grace' | 'expired' | 'closed' | 'ended' | 'suspended';

export interface Term {
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  /** Since when operators have suspended it; null if they have not. */
  suspendedAt: Date | null;
}

/**
 * What an organization may do with what it has. After the end there are days of grace, then of reading and exporting.
 * The state follows from the dates, so that it is right at every moment and on every node. What is suspended can be neither
 * used nor read, until it is over anyway; its term goes on.
 */
export function entitlementState(term: Term, now: Date): EntitlementState {
  const state = termState(term, now);
  return term.suspendedAt !== null && state !== 'ended' && state !== 'closed' ? 'suspended' : state;
}

function termState({ startsAt, endsAt, endedAt }: Term, now: Date): EntitlementState {
  const at = now.getTime();
  if (endedAt && endedAt.getTime() <= at) return 'ended';
  if (at < startsAt.getTime()) return 'pending';
  if (!endsAt) return 'active';
  const left = endsAt.getTime() - at;
  if (left > 0) return left <= DUE_DAYS * DAY && lengthOf(startsAt, endsAt) > DUE_DAYS * DAY ? 'due' : 'active';
  if (left > -GRACE_DAYS * DAY) return 'grace';
  return left > -(GRACE_DAYS + READ_DAYS) * DAY ? 'expired' : 'closed';
}

/** A trial of a month would be due from its first day. */
const lengthOf = (startsAt: Date, endsAt: Date) => endsAt.getTime() - startsAt.getTime();

export const mayUse = (state: EntitlementState): boolean => ['active', 'due', 'grace'].includes(state);

/** The end of a term: the same day of the month, or its last one. Undefined: it does not end. */
export function termEnd(from: Date, period: 'once' | 'month' | 'year' | undefined): Date | undefined {
  if (period !== 'month' && period !== 'year') return undefined;
  const end = new Date(from);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + (period === 'year' ? 12 : 1));
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end;
}
