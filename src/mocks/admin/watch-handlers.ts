import type { RequestHandler } from 'msw';
import { mockOperation } from '../operation';
import { CHANNEL } from './demo-names';

/** Turns messages from other tabs into the server's events. */
export const watchHandlers = (): RequestHandler[] => [
  mockOperation('watchSetting', ({ request }) => watch(ownDomain(), request.signal)),
  mockOperation('watchDomain', ({ arg, request }) => watch(arg.domain, request.signal, true)),
];

function watch(domain: string, signal: AbortSignal, drafts = false): Response {
  const encoder = new TextEncoder();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const leave = () => channel?.close();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(': here\n\n'));
      signal.addEventListener('abort', leave, { once: true });
      channel?.addEventListener('message', ({ data }: MessageEvent<{ domain: string; revision?: string }>) => {
        if (data.domain !== domain) return;
        const { revision } = data;
        if (revision === undefined && !drafts) return;
        const event = revision === undefined ? 'comments' : 'setting';
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify({ revision })}\n\n`));
      });
    },
    cancel: leave,
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}

/** The domain in this page's boot data. */
function ownDomain(): string {
  try {
    return JSON.parse(document.getElementById('mw-boot')?.textContent ?? '{}').domain ?? 'main';
  } catch {
    return 'main';
  }
}
