import type { OutgoingHttpHeaders } from 'node:http';
import { MAIN_DOMAIN } from '../plugins/access-domain';
import { unavailable } from '../plugins/errors';
import { createSseViewer } from '../runs/sse-viewer';
import type { Route } from './route';

/** One page each: beyond this a node is short of sockets for those who read. */
const mostWatchers = 5000;
const limits = { maxBuffered: 64 * 1024, drainMs: 10_000 };

export const settingChangesRoutes: Route = (app, { feed }) => {
  app.addHook('preClose', async () => feed.close());
  app.operation('watchSetting', async (req, reply) => {
    if (feed.count() >= mostWatchers) throw unavailable('store', 60_000);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-content-type-options': 'nosniff',
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    raw.flushHeaders();
    const viewer = createSseViewer(raw, limits);
    const leave = await feed.watch(req.accessDomain ?? MAIN_DOMAIN, viewer);
    viewer.onClose(leave);
    return reply;
  });
};
