import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Turns the reply into an event stream and hands over its socket. The reply leaves Fastify here, because nothing may compress or
 * collect an event stream; what was decided about it so far (the visitor's cookie) goes along.
 */
export function openEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // A watcher's connection kept alive after its last event would delay the server's shutdown.
    connection: 'close',
    // nginx buffers responses unless told not to.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return raw;
}
