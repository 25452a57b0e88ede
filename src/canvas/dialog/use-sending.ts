import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureRecord } from '../record/picture-record';
import { dropPicture, keepPicture } from '../record/picture-store';

/** Progress of a call: `share` is 0 to 1, `ahead` the number of other people's pictures in the queue. */
export type SendingStage = { stage: 'upload' | 'search'; share: number } | { stage: 'waiting'; ahead: number };

/** Outcome of a detection. `offline`: no connection, so it can be retried; `text`: the server's message. */
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
/** navigator.onLine does not prove that the server is reachable, so it retries anyway. */
const RETRY_MS = 6_000;

/**
 * Sends a picture and its rectangle. Stores both before the upload, so that a lost connection or a reload loses
 * nothing.
 */
export function useSending(detect: Detect) {
  const [state, setState] = useState<Sending>({ status: 'idle' });
  const call = useRef<AbortController | null>(null);
  const latest = useRef(detect);
  latest.current = detect;

  const send = useCallback(async (record: PictureRecord) => {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    // A newer call, a cancellation or a closed dialog overrides this call.
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

/** Retries when the browser comes online, and at intervals until then. */
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
