import { createParser } from 'eventsource-parser';

interface Reading {
  onMessage(message: { event?: string | undefined; data: string }): void;
  /** Any bytes, pings and half events too: the line is alive. */
  onBytes?: ((count: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Reads a body of server-sent events to its end. Bytes are decoded across chunk borders, so a character cut in two arrives whole;
 * an event that is cut by the end of the body is not delivered.
 */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onMessage, onBytes, signal }: Reading,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({ onEvent: (message) => signal?.aborted || onMessage(message) });
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
