import { createParser } from 'eventsource-parser';

interface Reading {
  onMessage(message: { event?: string | undefined; data: string }): void;
  /** Called for any bytes, including pings and partial events: the connection is alive. */
  onBytes?: ((count: number) => void) | undefined;
  signal?: AbortSignal | undefined;
}

/** Reads server-sent events to the end of the body. Decodes characters split across chunks; drops a truncated event. */
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
