import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { openEventStream } from '../../base/http/open-event-stream';

/** Comments keep proxies from closing a stream in which nothing is said yet. */
const quietMs = 10_000;

/** A stream of chunks to whoever reads it. `signal` aborts when they have left. */
export function openChunks(reply: FastifyReply) {
  const leaving = new AbortController();
  const raw = openEventStream(reply);
  let said = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - said >= quietMs) raw.write(': waiting\n\n');
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
    send: (chunk: object) => write(`data: ${JSON.stringify(chunk)}\n\n`),
    raw: write,
    /** Resolves when the reader has taken what was sent, so that a slow one does not fill the memory. */
    async room() {
      if (raw.writableNeedDrain) await once(raw, 'drain', { signal: leaving.signal }).catch(() => {});
    },
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
