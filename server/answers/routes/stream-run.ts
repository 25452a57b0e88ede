import type { FastifyReply } from 'fastify';
import { openEventStream } from '../../base/http/open-event-stream';
import type { Viewer } from '../runs/feed';
import type { RunEngine } from '../runs/run-engine';
import { createSseViewer } from '../runs/sse-viewer';

/** Answers with the events of a run after `from`; `through` changes what its viewer sees of them. */
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
    // Cut, not ended: the viewer comes back for the rest.
    raw.destroy();
  }
  return reply;
}
