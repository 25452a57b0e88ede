import { inEveryLocale, type LocalizedText } from '../../setting/messages/catalogue';
import { message } from '../base/messages/message';

/** Activities run by the clock of their country, wherever their readers are. */
const ZONE = 'Asia/Shanghai';

const formats = inEveryLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      timeZone: ZONE,
    }),
);
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE });

export const sayTime = (iso: string): LocalizedText =>
  message('activities:time', { time: inEveryLocale((locale) => formats[locale].format(new Date(iso))) });

/** The day of a moment in the country of the activities, as 2026-10-24. */
export const dayOf = (moment: Date): string => days.format(moment);
