import type { FastifyReply } from 'fastify';
import { openEventStream } from '../../base/http/open-event-stream';
import type { Viewer } from '../../base/http/sse-viewer';
import { createSseViewer } from '../../base/http/sse-viewer';
import type { RunEngine } from '../runs/run-engine';

interface Streaming {
  /** Wraps the viewer, to change what it gets. */
  through?: (viewer: Viewer) => Viewer;
  /** The run may outlast one response: the response ends in time and is asked for again. */
  inStretches?: boolean;
}

/** Streams the events of a run after `from`. */
export async function streamRun(
  runs: RunEngine,
  id: string,
  from: number,
  reply: FastifyReply,
  { through, inStretches = false }: Streaming = {},
): Promise<FastifyReply> {
  const raw = openEventStream(reply);
  try {
    const viewer = createSseViewer(raw, runs.limits);
    if (inStretches) {
      const end = setTimeout(() => viewer.end(), runs.limits.stretchMs);
      viewer.onClose(() => clearTimeout(end));
    }
    await runs.subscribe(id, from, through ? through(viewer) : viewer);
  } catch (err) {
    reply.log.error({ err, run: id }, 'a viewer could not be caught up');
    // Cut, not ended, so that the viewer reconnects for the rest.
    raw.destroy();
  }
  return reply;
}
