import type { DemoRun } from './demo-state';
import { stamp } from './run-clock';

/**
 * Streams a run to one viewer from `fromSeq` on. The run goes on without viewers. Handles both forms of disconnection:
 * browsers call only the stream's `cancel`, Node.js fires only the request's signal.
 */
export function streamRun(run: DemoRun, fromSeq: number, signal: AbortSignal, now: () => number = Date.now): Response {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let seen = fromSeq;
      const close = () => {
        leave();
        try {
          controller.close();
        } catch {
          // Already cancelled by the reader.
        }
      };
      const push = () => {
        // Reads the steps again each time, because stopping replaces the pending ones.
        for (const { at, event } of run.steps) {
          if (event.seq <= seen) continue;
          const due = run.startedAt + at - now();
          if (due > 0) {
            timer = setTimeout(push, due);
            return;
          }
          seen = event.seq;
          controller.enqueue(
            encoder.encode(`id: ${seen}\ndata: ${JSON.stringify(stamp(event, run.startedAt + at))}\n\n`),
          );
        }
        close();
      };
      signal.addEventListener('abort', close, { once: true });
      push();
    },
    cancel: leave,
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}
