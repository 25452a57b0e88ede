import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { RunEngine } from '../runs/run-engine';
import { createSseViewer } from '../runs/sse-viewer';

/**
 * Answers with the events of a run after `from`. The reply leaves Fastify here, because nothing may compress or collect an event
 * stream; what was decided about it so far (the visitor's cookie) goes along.
 */
export async function streamRun(runs: RunEngine, id: string, from: number, reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-content-type-options': 'nosniff',
    // Kept alive after its last event, the connection of a watcher would hold up the stop of the server.
    connection: 'close',
    // nginx collects answers unless it is told not to.
    'x-accel-buffering': 'no',
  });
  raw.flushHeaders();
  try {
    await runs.subscribe(id, from, createSseViewer(raw, runs.limits));
  } catch (err) {
    reply.log.error({ err, run: id }, 'a viewer could not be caught up');
    // Cut, not ended: the viewer comes back for the rest.
    raw.destroy();
  }
  return reply;
}
