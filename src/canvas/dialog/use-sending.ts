import { useCallback, useEffect, useRef, useState } from 'react';
import type { Detection, PictureRecord } from '../record/picture-record';
import { keepPicture } from '../record/picture-store';

/** What a call for objects ends in. `offline`: the line is gone, so it may be asked again; `text`: what the server said. */
export type DetectOutcome =
  | { status: 'done'; result: Detection }
  | { status: 'offline' }
  | { status: 'failed'; text?: string | undefined }
  | { status: 'cancelled' };
export type Detect = (record: PictureRecord, signal: AbortSignal) => Promise<DetectOutcome>;

export type Sending =
  | { status: 'idle' | 'cancelled' }
  | { status: 'sending' | 'offline'; record: PictureRecord }
  | { status: 'failed'; record: PictureRecord; text?: string | undefined }
  | { status: 'done'; record: PictureRecord };

/** Sends a picture and its rectangle. Both are kept before the first byte leaves: a lost line or a reload loses nothing. */
export function useSending(detect: Detect) {
  const [state, setState] = useState<Sending>({ status: 'idle' });
  const call = useRef<AbortController | null>(null);
  const latest = useRef(detect);
  latest.current = detect;

  const send = useCallback(async (record: PictureRecord) => {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setState({ status: 'sending', record });
    await keepPicture(record);
    const outcome = navigator.onLine ? await latest.current(record, own.signal) : ({ status: 'offline' } as const);
    // A later call, a cancel or a closed dialog has the last word.
    if (call.current !== own || own.signal.aborted) return;
    if (outcome.status === 'cancelled') return setState({ status: 'cancelled' });
    if (outcome.status !== 'done') return setState({ record, ...outcome });
    const done = { ...record, result: outcome.result };
    await keepPicture(done);
    setState({ status: 'done', record: done });
  }, []);
  const cancel = useCallback(() => {
    call.current?.abort();
    setState({ status: 'cancelled' });
  }, []);

  useEffect(() => () => call.current?.abort(), []);
  const waiting = state.status === 'offline' ? state.record : null;
  useEffect(() => {
    if (!waiting) return;
    const again = () => void send(waiting);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waiting, send]);
  return { state, send, cancel };
}
