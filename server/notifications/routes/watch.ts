import { unauthorized } from '../../base/http/errors';
import { openEventStream } from '../../base/http/open-event-stream';
import type { Route } from '../../base/http/route';
import { createSseViewer } from '../../base/http/sse-viewer';
import { limits } from '../../base/limits/limits';
import { createLines } from '../../base/limits/open-lines';
import { createNotificationFeed } from '../watch/notification-feed';

const viewing = { maxBuffered: 64 * 1024, drainMs: 10_000 };

/** The line by which open pages hear within moments that something happened. */
export const watchRoutes: Route = (app, { store, config }) => {
  const near = config.streamsPerNetwork;
  const enter = createLines({ ...limits.notificationStreams, near, wide: 2 * near });
  // Opened with the first line: a server at which nobody signs in listens for nothing.
  let feed: ReturnType<typeof createNotificationFeed> | undefined;
  const openFeed = () => {
    feed ??= createNotificationFeed({ store });
    feed.catch(() => {
      feed = undefined;
    });
    return feed;
  };
  app.addHook('preClose', async () => {
    const opened = await feed?.catch(() => undefined);
    opened?.close();
  });

  app.operation('watchNotifications', async (req, reply) => {
    if (!req.person) throw unauthorized();
    const { watch } = await openFeed();
    enter(req, reply);
    const viewer = createSseViewer(openEventStream(reply), viewing);
    viewer.onClose(watch(req.person.id, viewer));
    return reply;
  });
};
