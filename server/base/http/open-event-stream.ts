import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Turns the reply into an event stream and returns its raw response. The reply leaves Fastify, since an event stream
 * must not be compressed or buffered; headers set so far, such as the visitor's cookie, are kept.
 */
export function openEventStream(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    // Connections kept alive after their last event would delay the server's shutdown.
    connection: 'close',
    // nginx buffers responses unless told not to.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  return raw;
}
