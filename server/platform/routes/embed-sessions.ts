import type { Route } from '../../base/http/route';
import { sessionEnded } from '../embed/embed-errors';
import { createSessionOpener } from '../embed/open-session';
import { endSession, renewSession } from '../store/embed-sessions';

/** Sessions of embedded pages, whose token their page keeps in memory. */
export const embedSessionRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;
  const open = createSessionOpener(ctx);

  app.operation('openEmbedSession', async (req, reply) => {
    // Pages of other companies get no cookie of ours.
    reply.removeHeader('set-cookie');
    return open(req, req.body);
  });

  app.operation('renewEmbedSession', async ({ embedSession }) => {
    const expiresAt = embedSession && (await renewSession(db, embedSession.id));
    if (!expiresAt) throw sessionEnded();
    return { expiresAt: expiresAt.toISOString() };
  });

  app.operation('endEmbedSession', async ({ embedSession }) => {
    if (!embedSession) throw sessionEnded();
    await endSession(db, embedSession.id, embedSession.channel);
    return null;
  });
};
