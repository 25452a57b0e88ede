import { useEffect } from 'react';
import { notificationsChanged, useCountUnreadNotificationsQuery } from '@/api/notifications';
import { watchLine } from '@/api/watch-setting';
import { useSessionDispatch } from '@/session/use-session';

/** Longer than between two signs of life of the server. */
const SILENT_MS = 25_000;

/**
 * How many notifications are unread, as it changes. The server says within moments that something happened; where its
 * stream does not pass, every failed attempt to open one asks instead.
 */
export function useUnread(): number {
  const dispatch = useSessionDispatch();
  const { data } = useCountUnreadNotificationsQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    const ask = () => void dispatch(notificationsChanged());
    return watchLine({
      url: '/api/notifications/watch',
      silentMs: SILENT_MS,
      onMissed: () => {},
      onDown: ask,
      onEvent(event) {
        if (event !== 'notifications') return false;
        ask();
        return true;
      },
    });
  }, [dispatch]);
  return data?.count ?? 0;
}
