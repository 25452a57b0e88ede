import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openChunks } from './chunk-stream';

/** Streams without end to a reader that reads or does not; returns what ended the stream. */
async function stream(reads: boolean, most: number) {
  const app = Fastify();
  onTestFinished(() => app.close());
  let sent = 0;
  const ended = new Promise<{ tooSlow: boolean; sent: number }>((resolve) => {
    app.get('/', async (_, reply) => {
      const chunks = openChunks(reply, { unread: 256 * 1024, waitMs: 100 });
      try {
        while (sent < most && !chunks.signal.aborted) {
          chunks.raw(`data: ${'x'.repeat(16_000)}\n\n`);
          sent += 16_000;
          await chunks.room();
        }
        chunks.end();
      } catch {}
      resolve({ tooSlow: chunks.tooSlow(), sent });
      return reply;
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  if (reads) socket.resume();
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return ended;
}

test('a reader who leaves the answer unread is cut before it fills the memory', async () => {
  const most = 64_000_000;
  const { tooSlow, sent } = await stream(false, most);
  expect([tooSlow, sent < most]).toEqual([true, true]);
});

test('one who reads gets all of it, however much that is', async () => {
  expect(await stream(true, 8_000_000)).toEqual({ tooSlow: false, sent: 8_000_000 });
});
