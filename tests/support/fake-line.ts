import { type RunEvent, toFrame } from './run-events';

/** An event-stream connection whose sender is controlled by the test. */
export function fakeLine(status = 200, json?: unknown) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const line = {
    cancelled: false,
    response: new Response(
      json === undefined
        ? new ReadableStream<Uint8Array>({
            start(made) {
              controller = made;
            },
            cancel() {
              line.cancelled = true;
            },
          })
        : JSON.stringify(json),
      { status, headers: { 'Content-Type': json === undefined ? 'text/event-stream' : 'application/json' } },
    ),
    send(...events: RunEvent[]) {
      for (const event of events) controller?.enqueue(new TextEncoder().encode(toFrame(event)));
      return line;
    },
    sendText(text: string) {
      controller?.enqueue(new TextEncoder().encode(text));
      return line;
    },
    close() {
      controller?.close();
      return line;
    },
    fail() {
      controller?.error(new TypeError('terminated'));
      return line;
    },
  };
  return line;
}

export type FakeLine = ReturnType<typeof fakeLine>;
