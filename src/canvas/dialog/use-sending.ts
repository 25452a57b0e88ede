import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureRecord } from '../record/picture-record';
import { dropPicture, keepPicture } from '../record/picture-store';

/** How far a call is: `share` 0 to 1, `ahead` the pictures of others that come first. */
export type SendingStage = { stage: 'upload' | 'search'; share: number } | { stage: 'waiting'; ahead: number };

/** What a call for objects ends in. `offline`: the line is gone, so it may be asked again; `text`: what the server said. */
export type DetectOutcome =
  | { status: 'done'; id: string }
  | { status: 'offline' }
  | { status: 'failed'; text?: string | undefined }
  | { status: 'cancelled' };
export type Detect = (
  record: PictureRecord,
  signal: AbortSignal,
  tell: (stage: SendingStage) => void,
) => Promise<DetectOutcome>;

export type Sending =
  | { status: 'idle' | 'cancelled' }
  | { status: 'sending'; record: PictureRecord; at: SendingStage }
  | { status: 'offline'; record: PictureRecord }
  | { status: 'failed'; record: PictureRecord; text?: string | undefined }
  | { status: 'done'; id: string };

const START: SendingStage = { stage: 'upload', share: 0 };
/** A browser that is online may still have no line to the server; it tries again by itself. */
const RETRY_MS = 6_000;

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
    // A later call, a cancel or a closed dialog has the last word.
    const over = () => call.current !== own || own.signal.aborted;
    const tell = (at: SendingStage) => over() || setState({ status: 'sending', record, at });
    setState({ status: 'sending', record, at: START });
    await keepPicture(record);
    if (over()) return;
    const outcome = navigator.onLine
      ? await latest.current(record, own.signal, tell)
      : ({ status: 'offline' } as const);
    if (over()) return;
    if (outcome.status === 'cancelled') return setState({ status: 'cancelled' });
    if (outcome.status !== 'done') return setState({ record, ...outcome });
    await dropPicture(record.id);
    setState(outcome);
  }, []);
  const cancel = useCallback(() => {
    call.current?.abort();
    setState((before) => {
      if ('record' in before) void dropPicture(before.record.id);
      return { status: 'cancelled' };
    });
  }, []);

  useEffect(() => () => call.current?.abort(), []);
  useRetry(state.status === 'offline' ? state.record : null, send);
  return { state, send, cancel };
}

/** As soon as the line is back, and now and then in between. */
function useRetry(waiting: PictureRecord | null, send: (record: PictureRecord) => Promise<void>): void {
  useEffect(() => {
    if (!waiting) return;
    const again = () => void send(waiting);
    const timer = setInterval(() => navigator.onLine && again(), RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [waiting, send]);
}
