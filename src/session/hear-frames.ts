import type { Dispatch } from '@reduxjs/toolkit';
import { sessionEnded } from '@/api/api-events';
import { sessionHost } from './host';

/** An embedded page of ours, or of a host the configuration names, says that its session has expired: then so has this one. */
export function hearFrames(dispatch: Dispatch, onExpired: () => void, own: Window = window): () => void {
  const listener = ({ origin, source, data }: MessageEvent): void => {
    if (origin !== own.location.origin && !sessionHost().frameOrigins?.includes(origin)) return;
    // This window's own messages, and those of pages that opened it, are no embedded pages.
    if (source === own || !isExpired(data)) return;
    dispatch(sessionEnded({ via: 'code' }));
    onExpired();
  };
  own.addEventListener('message', listener);
  return () => own.removeEventListener('message', listener);
}

function isExpired(data: unknown): boolean {
  if (data === 'login-expired') return true;
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'login-expired';
}
