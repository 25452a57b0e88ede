import { isoMinute } from '@/lib/relative-time';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** “Mon 20:18” within a week, with the date beyond: when something will happen, in the reader's own zone. */
export function momentWords(at: string, now: number, language: string): string {
  const time = Date.parse(at);
  if (Math.abs(time - now) >= WEEK_MS) return isoMinute(time);
  const format = { weekday: 'short', hour: '2-digit', minute: '2-digit', hour12: false } as const;
  return new Intl.DateTimeFormat(language, format).format(time);
}
