import { inEveryLocale, type LocalizedText } from '../../setting/messages/catalogue';

/** Activities run by the clock of their country, wherever their readers are. */
const ZONE = 'Asia/Shanghai';

export const sayTime = (iso: string): LocalizedText =>
  inEveryLocale((locale) =>
    new Intl.DateTimeFormat(locale, {
      ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
      ...{ timeZone: ZONE, timeZoneName: 'short' },
    }).format(new Date(iso)),
  );
