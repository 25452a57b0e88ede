import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import { openEventStream } from '../../base/http/open-event-stream';
import type { Route } from '../../base/http/route';
import { createSseViewer } from '../../base/http/sse-viewer';
import { limits } from '../../base/limits/limits';
import { createLines } from '../../base/limits/open-lines';

const viewing = { maxBuffered: 64 * 1024, drainMs: 10_000 };

type Parts = Pick<Parameters<Route>[1], 'feed' | 'config'>;

/**
 * As many open lines as one network may have; each says what is published on its domain. The portal and the workbench
 * count apart, so that visitors cannot keep operators out.
 */
export function createSettingLines({ feed, config }: Parts, { drafts = false } = {}) {
  const near = config.streamsPerNetwork;
  const enter = createLines({ ...limits.settingStreams, near, wide: 2 * near });
  return async (req: FastifyRequest, reply: FastifyReply, domain: string) => {
    enter(req, reply);
    const viewer = createSseViewer(openEventStream(reply), viewing);
    const leave = await feed.watch(domain, viewer, { drafts });
    viewer.onClose(leave);
    return reply;
  };
}

export const settingChangesRoutes: Route = (app, { feed, config }) => {
  const view = createSettingLines({ feed, config });
  app.addHook('preClose', async () => feed.close());
  app.operation('watchSetting', (req, reply) => view(req, reply, req.accessDomain ?? MAIN_DOMAIN));
};
