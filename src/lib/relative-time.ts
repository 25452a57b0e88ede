const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 12 * MONTH;

interface Language {
  language: string;
  t(key: 'common:justNow'): string;
}

/** "3 minutes ago", with the thresholds of the specification: 60 s, 60 min, 24 h, 30 d, 12 months. */
export function relativeTime(then: number, now: number, { language, t }: Language): string {
  const passed = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (passed < MINUTE) return t('common:justNow');
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return words.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < MONTH) return words.format(-Math.floor(passed / DAY), 'day');
  if (passed < YEAR) return words.format(-Math.floor(passed / MONTH), 'month');
  return words.format(-Math.floor(passed / YEAR), 'year');
}

/** YYYY-MM-DD in the visitor's time zone. */
export function isoDate(time: number | string): string {
  const date = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** YYYY-MM-DD HH:MM in the visitor's time zone. */
export function isoMinute(time: number | string): string {
  const date = new Date(time);
  return `${isoDate(time)} ${date.toTimeString().slice(0, 5)}`;
}
