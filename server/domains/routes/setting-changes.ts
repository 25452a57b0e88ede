import { createSseViewer } from '../../answers';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import { openEventStream } from '../../base/http/open-event-stream';
import type { Route } from '../../base/http/route';
import { limits } from '../../base/limits/limits';
import { createLines } from '../../base/limits/open-lines';

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
