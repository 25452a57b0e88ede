import { createParser } from 'eventsource-parser';
import { parseEvent } from './parse-event';
import type { RunEvent } from './types';

interface Reading {
  onEvent(event: RunEvent): void;
  /** Any bytes, pings and half events too: the line is alive. */
  onBytes?(count: number): void;
  signal?: AbortSignal;
}

/**
 * Reads a body of server-sent events to its end. Bytes are decoded across chunk borders, so a character cut in two arrives whole;
 * an event that is cut by the end of the body is not delivered, a resume brings it again.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  { onEvent, onBytes, signal }: Reading,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ data }) {
      const event = signal?.aborted ? null : parseEvent(data);
      if (event) onEvent(event);
    },
  });
  const cancel = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    while (!signal?.aborted) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes?.(value.byteLength);
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    signal?.removeEventListener('abort', cancel);
    cancel();
  }
}
