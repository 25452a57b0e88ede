import type { FastifyReply } from 'fastify';
import { openEventStream } from '../../base/http/open-event-stream';
import type { Viewer } from '../../base/http/sse-viewer';
import { createSseViewer } from '../../base/http/sse-viewer';
import type { RunEngine } from '../runs/run-engine';

/** Streams the events of a run after `from`; `through` wraps the viewer, to change what it gets. */
export async function streamRun(
  runs: RunEngine,
  id: string,
  from: number,
  reply: FastifyReply,
  through?: (viewer: Viewer) => Viewer,
): Promise<FastifyReply> {
  const raw = openEventStream(reply);
  try {
    const viewer = createSseViewer(raw, runs.limits);
    await runs.subscribe(id, from, through ? through(viewer) : viewer);
  } catch (err) {
    reply.log.error({ err, run: id }, 'a viewer could not be caught up');
    // Cut, not ended, so that the viewer reconnects for the rest.
    raw.destroy();
  }
  return reply;
}
