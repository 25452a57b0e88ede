import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { openEventStream } from '../../base/http/open-event-stream';

/** Comments keep proxies from closing a stream in which nothing is said yet. */
const quietMs = 10_000;
/** Bytes that a reader may leave unread. One who still has more after this time is cut. */
const mostUnread = 1024 * 1024;
const patienceMs = 10_000;

/** A stream of chunks to whoever reads it. `signal` aborts when they have left. */
export function openChunks(reply: FastifyReply, { unread = mostUnread, waitMs = patienceMs } = {}) {
  const leaving = new AbortController();
  const raw = openEventStream(reply);
  let said = Date.now();
  let isTooSlow = false;
  const comment = () => {
    if (!raw.destroyed && !raw.writableEnded) raw.write(': waiting\n\n');
  };
  const timer = setInterval(() => {
    if (Date.now() - said >= quietMs) comment();
  }, quietMs);
  timer.unref();
  raw.once('close', () => {
    clearInterval(timer);
    leaving.abort();
  });
  const write = (text: string) => {
    said = Date.now();
    if (!raw.destroyed && !raw.writableEnded) raw.write(text);
  };
  return {
    signal: leaving.signal,
    comment,
    send: (chunk: object) => write(`data: ${JSON.stringify(chunk)}\n\n`),
    raw: write,
    /** Resolves when the reader has taken enough, so that a slow one does not fill the memory. Throws for one too slow. */
    async room() {
      if (raw.writableLength < unread) return;
      const late = AbortSignal.timeout(waitMs);
      await once(raw, 'drain', { signal: AbortSignal.any([leaving.signal, late]) }).catch(() => {});
      if (!late.aborted || leaving.signal.aborted || raw.writableLength < unread) return;
      isTooSlow = true;
      raw.destroy();
      throw new Error('the reader leaves the answer unread');
    },
    tooSlow: () => isTooSlow,
    end() {
      clearInterval(timer);
      write('data: [DONE]\n\n');
      raw.end();
    },
    /** Ends with an error in place of the end that clients wait for. */
    fail(error: object) {
      clearInterval(timer);
      write(`data: ${JSON.stringify(error)}\n\n`);
      raw.end();
    },
  };
}

export type Chunks = ReturnType<typeof openChunks>;
