import { sql } from 'kysely';
import type { Route } from './base/http/route';
import { version } from './base/package-root';
import type { Context } from './context';

/** What a load balancer asks: 503 when this node cannot reach its store, `degraded` while its index is catching up or cannot. */
export const healthRoutes: Route = (app, ctx) => {
  app.operation('getHealth', async (_req, reply) => {
    const store = (await answers(ctx)) ? 'ok' : 'down';
    const search = ctx.search.status();
    const behind = search.applied < search.latest || search.failing === true;
    const data = {
      status: store === 'ok' && !behind ? ('ok' as const) : ('degraded' as const),
      version,
      uptimeS: Math.round(process.uptime()),
      store: store as 'ok' | 'down',
      search,
      jobs: store === 'ok' ? await ctx.jobs.status() : [],
    };
    if (store === 'ok') return data;
    return reply.code(503).send({ code: 503, msg: 'The store does not answer.', data });
  });
};

async function answers({ store, log }: Context): Promise<boolean> {
  try {
    await sql`select 1`.execute(store.db);
    return true;
  } catch (err) {
    log.error({ err }, 'the store does not answer');
    return false;
  }
}
