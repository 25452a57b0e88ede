import type { Reason } from '../../setting/activity/eligibility';
import type { LocalizedText } from '../../setting/messages/catalogue';
import { conflict } from '../base/http/errors';
import { listed, message } from '../base/messages/message';
import type { OpenActivity } from './open-activities';
import { sayTime } from './say-time';

/** Refuses with what to do instead, and when. */
export function refuseUnlessOpen({ state, document: { windows }, known }: OpenActivity): void {
  if (state === 'open') return;
  const text = {
    soon: () => message('activities:soon', { time: sayTime(windows.open) }),
    closed: () => message('activities:closed', { time: sayTime(windows.close) }),
    paused: () => message('activities:paused'),
    cancelled: () => message('activities:cancelled', { reason: known.reason }),
  }[state]();
  throw conflict(text, { reason: state === 'soon' || state === 'cancelled' ? 'closed' : state });
}

export const sayReason = (reason: Reason): LocalizedText => message(`activities:reason.${reason}`);

export function refuseIneligible(reasons: readonly Reason[]): void {
  const [first] = reasons;
  if (first === undefined) return;
  throw conflict(reasons.length === 1 ? sayReason(first) : sayAll(reasons), { reason: 'notEligible' });
}

function sayAll(reasons: readonly Reason[]): LocalizedText {
  const texts = reasons.map(sayReason);
  const all = listed([]);
  return Object.fromEntries(
    Object.keys(all).map((locale) => [locale, texts.map((text) => text[locale as keyof LocalizedText]).join(' ')]),
  ) as LocalizedText;
}
