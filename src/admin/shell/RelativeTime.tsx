import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute, relativeTime } from '@/lib/relative-time';

/** Relative time; hovering shows the exact time in the reader's zone. */
export function RelativeTime({ at, exact = false }: { at: string; exact?: boolean }): ReactNode {
  const { i18n } = useTranslation('admin');
  const time = Date.parse(at);
  const words = isoMinute(time);
  return (
    <time dateTime={at} title={words} style={{ whiteSpace: 'nowrap' }}>
      {exact ? words : relativeTime(time, Date.now(), i18n)}
    </time>
  );
}
