import type { DemoRun } from './demo-state';
import { stamp } from './run-clock';

/**
 * One viewer of a run, from where it left off. The run goes on without viewers. Both ways of leaving are honoured: in the browser
 * only the stream's `cancel` is called, in node only the request's signal fires.
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
        // The steps are read anew each time: a stop replaces those that were still to come.
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
