import type { LocalizedText } from '../messages/catalogue';
import { entitlementState, type Term } from './entitlement-state';
import { message } from './words';

const DAY = 86_400_000;
export const USED_DAYS = 14;
export const TRIED_DAYS = 7;
/** An average of fewer says more of them than of the offering. */
export const LEAST_REVIEWS = 3;

interface Asking {
  now: Date;
  /** Of the organization; undefined if it has none. */
  right: (Term & { kind: 'full' | 'trial' }) | undefined;
  organization: string | undefined;
  supplier: string;
  /** Whether operators have said that the two belong together. */
  isSister?: boolean;
  runsIt: boolean;
}

/** Why an organization may not review an offering; undefined if it may. */
export function whyNotReview({
  now,
  right,
  organization,
  supplier,
  isSister,
  runsIt,
}: Asking): LocalizedText | undefined {
  if (organization === undefined) return message('supply:review.signIn');
  if (organization === supplier) return message('supply:review.own');
  if (isSister) return message('supply:review.sister');
  if (!right || ['pending', 'closed', 'ended'].includes(entitlementState(right, now)))
    return message('supply:review.notEntitled');
  const days = right.kind === 'trial' ? TRIED_DAYS : USED_DAYS;
  const from = new Date(right.startsAt.getTime() + days * DAY);
  if (from > now) return message('supply:review.tooEarly', { days, day: from.toISOString().slice(0, 10) });
  return runsIt ? undefined : message('supply:admin');
}
