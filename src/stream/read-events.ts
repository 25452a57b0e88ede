import { readEventStream } from '@/browser/read-event-stream';
import { parseEvent } from './parse-event';
import type { RunEvent } from './types';

interface Reading {
  onEvent(event: RunEvent): void;
  onBytes?(count: number): void;
  signal?: AbortSignal;
}

/** Reads the events of a run to the end of the body. An event that is cut there is brought again by a resume. */
export const readEvents = (body: ReadableStream<Uint8Array>, { onEvent, onBytes, signal }: Reading): Promise<void> =>
  readEventStream(body, {
    onBytes,
    signal,
    onMessage({ data }) {
      const event = parseEvent(data);
      if (event) onEvent(event);
    },
  });
