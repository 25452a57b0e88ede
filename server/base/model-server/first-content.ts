import { createParser } from 'eventsource-parser';
import { ModelFault } from './model-fault';

interface Watch {
  signal: AbortSignal;
  /** Ends the request. */
  stop: AbortController;
  betweenMs: number;
  call: { works(): void; fails(fault: ModelFault): boolean; end(): void };
}

interface Chunk {
  error?: { message?: unknown } | string | null;
  choices?: { delta?: Record<string, unknown> | null; finish_reason?: string | null; text?: string }[];
}

const mostEvent = 1_000_000;
const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** Whether an event has content: words, thoughts, a call, or the end. Throws for one that is an error. */
function hasContent(data: string): boolean {
  if (data === '[DONE]') throw new ModelFault('broken', 'a stream without content');
  let chunk: Chunk;
  try {
    chunk = JSON.parse(data);
  } catch {
    throw new ModelFault('broken', `no JSON: ${data.slice(0, 200)}`);
  }
  if (chunk?.error)
    throw new ModelFault('unreachable', `an error in the stream: ${data.slice(0, 300)}`, { again: true });
  return (chunk?.choices ?? []).some(({ delta, finish_reason, text }) => {
    const { role: _, ...said } = delta ?? {};
    return Boolean(finish_reason) || isSaid(text) || Object.values(said).some(isSaid);
  });
}

/**
 * Reads a stream up to its first content, and returns a response with all of it from the start. What fails until then
 * throws; a cut afterwards counts against the deployment, and the reader notices it itself.
 */
export async function awaitContent(response: Response, { signal, stop, betweenMs, call }: Watch): Promise<Response> {
  const reader = response.body?.getReader();
  if (!reader) throw new ModelFault('broken', 'a stream without a body');
  const held: Uint8Array[] = [];
  const decoder = new TextDecoder();
  const ready: string[] = [];
  let isTooLong = false;
  const parser = createParser({
    onEvent: ({ data }) => ready.push(data.trim()),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded';
    },
    maxBufferSize: mostEvent,
  });
  const abort = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', abort, { once: true });
  try {
    for (let found = false; !found; ) {
      const { done, value } = await reader.read();
      signal.throwIfAborted();
      if (done) throw new ModelFault('unreachable', 'the stream ended before the answer began', { again: true });
      held.push(value);
      parser.feed(decoder.decode(value, { stream: true }));
      if (isTooLong) throw new ModelFault('broken', `an event longer than ${mostEvent} characters`);
      found = ready.splice(0).filter(Boolean).some(hasContent);
    }
  } catch (err) {
    signal.removeEventListener('abort', abort);
    abort();
    throw err;
  }
  call.works();
  const body = rest(reader, held, { signal, stop, betweenMs, call }, () => signal.removeEventListener('abort', abort));
  return new Response(body, { status: response.status, headers: { 'content-type': 'text/event-stream' } });
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The held pieces and those that follow; silence for too long ends it. */
function rest(reader: Reader, held: Uint8Array[], { stop, betweenMs, signal, call }: Watch, done: () => void) {
  let isWhole = false;
  let timer: NodeJS.Timeout | undefined;
  const finish = (fault?: ModelFault) => {
    clearTimeout(timer);
    done();
    if (fault) call.fails(fault);
    call.end();
  };
  const look = (piece: Uint8Array) => {
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength).toString('latin1');
    isWhole ||= text.includes('[DONE]') || /"finish_reason"\s*:\s*"/.test(text);
    return piece;
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const first = held.shift();
        if (first) return controller.enqueue(look(first));
        clearTimeout(timer);
        timer = setTimeout(() => stop.abort('slow'), betweenMs);
        try {
          const { done: isOver, value } = await reader.read();
          clearTimeout(timer);
          // A reader that is cancelled ends as if it were over.
          if (isOver && signal.aborted) throw signal.reason;
          if (!isOver) return controller.enqueue(look(value));
          finish(isWhole ? undefined : new ModelFault('cut', 'the stream ended before the answer did'));
          controller.close();
        } catch (err) {
          const isOurs = signal.aborted && !stop.signal.aborted;
          finish(isOurs || isWhole ? undefined : new ModelFault('cut', String(err)));
          controller.error(err);
        }
      },
      async cancel(reason) {
        finish();
        await reader.cancel(reason).catch(() => {});
        stop.abort('left');
      },
    },
    { highWaterMark: 0 },
  );
}
