import type { Locale } from '../../generated/locales';
import type { Reason } from '../../setting/activity/eligibility';
import { inEveryLocale, type LocalizedText } from '../../setting/messages/catalogue';
import { localize } from '../../setting/messages/localize';
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
    cancelled: () => inEveryLocale((locale) => sayCancelled(known.note, locale)),
  }[state]();
  throw conflict(text, { reason: state === 'soon' || state === 'cancelled' ? 'closed' : state });
}

const sayCancelled = (note: LocalizedText | null, locale: Locale) =>
  message('activities:cancelled', { reason: note ? localize(note, locale) : '' })[locale];

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
