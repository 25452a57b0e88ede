import { inEveryLocale, type LocalizedText } from '../../setting/messages/catalogue';
import { message } from '../base/messages/message';

/** Activities run by the clock of their country, wherever their readers are. */
const ZONE = 'Asia/Shanghai';

export const sayTime = (iso: string): LocalizedText =>
  inEveryLocale((locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      timeZone: ZONE,
    });
    return message('activities:time', { time: format.format(new Date(iso)) })[locale];
  });

/** The day of a moment in the country of the activities, as 2026-10-24. */
export const dayOf = (moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(moment);
