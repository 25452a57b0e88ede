import type { Dispatch } from '@reduxjs/toolkit';
import { sessionEnded } from '@/api/api-events';
import { sessionHost } from './host';

/**
 * Ends the session when an embedded page of this site, or of a configured origin, reports that it has expired. Accepts
 * only frames in this page whose `src` has the sender's origin: not openers or opened windows, not frames within other
 * frames, and not a page that replaced the one requested.
 */
export function onFrameMessage(dispatch: Dispatch, onExpired: () => void, own: Window = window): () => void {
  const listener = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== own.location.origin && !sessionHost().frameOrigins?.includes(origin)) return;
    if (!isExpired(data) || !isOwnFrame(own, source, origin)) return;
    dispatch(sessionEnded({ via: 'code' }));
    onExpired();
  };
  own.addEventListener('message', listener);
  return () => own.removeEventListener('message', listener);
}

function isOwnFrame({ document }: Window, source: MessageEventSource | null, origin: string): boolean {
  if (source === null) return false;
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
  return frame !== undefined && URL.canParse(frame.src) && new URL(frame.src).origin === origin;
}

function isExpired(data: unknown): boolean {
  if (data === 'login-expired') return true;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'login-expired';
}
