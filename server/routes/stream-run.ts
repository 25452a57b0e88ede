import type { FastifyReply } from 'fastify';
import type { RunEngine } from '../runs/run-engine';
import { createSseViewer } from '../runs/sse-viewer';
import { openEventStream } from './open-event-stream';

/** Answers with the events of a run after `from`. */
export async function streamRun(runs: RunEngine, id: string, from: number, reply: FastifyReply): Promise<FastifyReply> {
  const raw = openEventStream(reply);
  try {
    await runs.subscribe(id, from, createSseViewer(raw, runs.limits));
  } catch (err) {
    reply.log.error({ err, run: id }, 'a viewer could not be caught up');
    // Cut, not ended: the viewer comes back for the rest.
    raw.destroy();
  }
  return reply;
}
