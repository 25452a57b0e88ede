import type { Dispatch } from '@reduxjs/toolkit';
import { sessionEnded } from '@/api/api-events';
import { sessionHost } from './host';

/**
 * An embedded page of ours, or of a host the configuration names, says that its session has expired: then so has this one. Believed is only a
 * frame that stands in this page and was pointed at the host that speaks: not a page that opened this one or was opened by it, not
 * what is embedded in somebody else's frame, and not what took the place of the page we asked for.
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
