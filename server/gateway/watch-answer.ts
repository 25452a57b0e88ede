import { type Readable, Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One answer in so many is held against the contract, and none that is longer. */
const WATCHED = { oneIn: 10, mostBytes: 64 * 1024 } as const;

/** Looks at some of the answers that a service gives, as they pass: they are neither held up nor kept. */
export function watchAnswer(
  reply: FastifyReply,
  stream: Readable,
  see: (body: Buffer) => void,
  chance: () => number = Math.random,
): Readable {
  const isPlainJson =
    /^application\/json\b/.test(String(reply.getHeader('content-type'))) && !reply.getHeader('content-encoding');
  if (!isPlainJson || reply.statusCode !== 200 || chance() * WATCHED.oneIn >= 1) return stream;
  let size = 0;
  let chunks: Buffer[] = [];
  const watched = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= WATCHED.mostBytes) chunks.push(chunk);
      else chunks = [];
      done(null, chunk);
    },
    flush(done) {
      if (size <= WATCHED.mostBytes) see(Buffer.concat(chunks));
      done();
    },
  });
  stream.on('error', (error) => watched.destroy(error));
  watched.on('close', () => stream.destroy());
  return stream.pipe(watched);
}
