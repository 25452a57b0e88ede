import { MAIN_DOMAIN } from '../plugins/access-domain';
import { unavailable } from '../plugins/errors';
import { createSseViewer } from '../runs/sse-viewer';
import { openEventStream } from './open-event-stream';
import type { Route } from './route';

/** One page each: beyond this a node is short of sockets for those who read. */
const mostWatchers = 5000;
const limits = { maxBuffered: 64 * 1024, drainMs: 10_000 };

export const settingChangesRoutes: Route = (app, { feed }) => {
  app.addHook('preClose', async () => feed.close());
  app.operation('watchSetting', async (req, reply) => {
    if (feed.count() >= mostWatchers) throw unavailable('store', 60_000);
    const viewer = createSseViewer(openEventStream(reply), limits);
    const leave = await feed.watch(req.accessDomain ?? MAIN_DOMAIN, viewer);
    viewer.onClose(leave);
    return reply;
  });
};
