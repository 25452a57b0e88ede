import { TRACK_EVENT, type Tracked, takeEarly } from '@/browser/track';
import { asksForPrivacy, isUncounted } from '@/browser/track-choice';
import { isTrackName, TRACK_LIMITS } from '../../setting/track-events';

const ADDRESS = '/api/track';
const EVERY_MS = 10_000;

/**
 * Sends what happened in small messages that hold no page up: when ten seconds have passed, when twenty events wait, and
 * when the page goes away. Nothing is sent of people who do not want it. Returns how to end it.
 */
export function sendTracked(own: Window = window): () => void {
  let waiting: Tracked[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, TRACK_LIMITS.events);
    if (events.length === 0 || isUncounted()) return;
    const body = new Blob([JSON.stringify({ events })], { type: 'application/json' });
    // A beacon outlives the page. Some browsers refuse those with a type; the request is then made as any other.
    if (!own.navigator.sendBeacon?.(ADDRESS, body))
      void own.fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => {});
    if (waiting.length > 0) send();
  };
  const note = ({ name, what }: Tracked) => {
    if (!isTrackName(name)) return;
    waiting.push({ name, ...(typeof what === 'string' && { what }) });
    if (waiting.length >= TRACK_LIMITS.events) send();
    else timer ??= setTimeout(send, EVERY_MS);
  };
  const hear = (event: Event) => note((event as CustomEvent<Tracked>).detail);
  const leave = () => {
    if (own.document.visibilityState === 'hidden') send();
  };
  const installed = () => note({ name: 'installed' });

  const before = takeEarly();
  if (asksForPrivacy(own)) return () => {};
  for (const one of before) note(one);
  own.addEventListener(TRACK_EVENT, hear);
  own.addEventListener('appinstalled', installed);
  own.addEventListener('pagehide', send);
  own.document.addEventListener('visibilitychange', leave);
  return () => {
    clearTimeout(timer);
    waiting = [];
    own.removeEventListener(TRACK_EVENT, hear);
    own.removeEventListener('appinstalled', installed);
    own.removeEventListener('pagehide', send);
    own.document.removeEventListener('visibilitychange', leave);
  };
}
