import { limits } from '../limits/limits';
import { createLines } from '../limits/open-lines';
import { MAIN_DOMAIN } from '../plugins/access-domain';
import { createSseViewer } from '../runs/sse-viewer';
import { openEventStream } from './open-event-stream';
import type { Route } from './route';

const viewing = { maxBuffered: 64 * 1024, drainMs: 10_000 };

export const settingChangesRoutes: Route = (app, { feed, config }) => {
  const near = config.streamsPerNetwork;
  const enter = createLines({ ...limits.settingStreams, near, wide: 2 * near });
  app.addHook('preClose', async () => feed.close());
  app.operation('watchSetting', async (req, reply) => {
    enter(req, reply);
    const viewer = createSseViewer(openEventStream(reply), viewing);
    const leave = await feed.watch(req.accessDomain ?? MAIN_DOMAIN, viewer);
    viewer.onClose(leave);
    return reply;
  });
};
