import { bodyOf, schemaOf, WEBHOOK_TYPES } from '../../../setting/webhook-types';
import { addDelivery, listAttempts, listDeliveries, type Replayed, replay } from '../../base/events/deliveries';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { findOwnEndpoint, managingIn } from '../webhooks/managing';
import { ping, wake } from '../webhooks/ping';
import { presentAttempt, presentDelivery } from '../webhooks/present-webhook';

const PAGE = 50;

/** What was sent to endpoints, sent again or as a test, and what there is to send. */
export const webhookDeliveryRoutes: Route = (app, { store: { db } }) => {
  app.operation('testWebhook', async (req) => {
    const row = await findOwnEndpoint(db, req.params.id, await managingIn(db, req));
    if (row.state === 'disabled') throw conflict(message('webhooks:off'));
    const { type = 'ping' } = req.body ?? {};
    if (type === 'ping') return { delivery: await ping(db, row.id) };
    const delivery = await addDelivery(db, { endpoint: row.id, type, data: bodyOf(type).data });
    await wake(db);
    return { delivery };
  });

  app.operation('listWebhookDeliveries', async (req) => {
    const row = await findOwnEndpoint(db, req.params.id, await managingIn(db, req));
    const { before, failed = false } = req.query;
    return (await listDeliveries(db, row.id, { before, failed, limit: PAGE })).map(presentDelivery);
  });

  app.operation('listWebhookAttempts', async (req) => {
    const row = await findOwnEndpoint(db, req.params.id, await managingIn(db, req));
    const attempts = await listAttempts(db, row.id, req.params.delivery);
    if (!attempts) throw notFound('delivery', req.params.delivery);
    return attempts.map(presentAttempt);
  });

  app.operation('replayWebhook', async (req) => {
    const row = await findOwnEndpoint(db, req.params.id, await managingIn(db, req));
    if (row.state === 'disabled') throw conflict(message('webhooks:off'));
    const count = await replay(db, row.id, readReplay(req.body));
    await wake(db);
    return { count };
  });

  app.operation('listWebhookTypes', async () =>
    WEBHOOK_TYPES.map((type) => ({ type, sample: { ...bodyOf(type) }, schema: schemaOf(type) })),
  );
};

function readReplay({ ids, since, until, failed }: { ids?: string[]; since?: string; until?: string; failed?: true }) {
  const named = [ids, since, failed].filter((one) => one !== undefined);
  if (named.length !== 1) throw badRequest(message('webhooks:both'));
  if (ids) return { ids } satisfies Replayed;
  if (failed) return { failed: true } satisfies Replayed;
  return { since: new Date(since ?? ''), until: until === undefined ? undefined : new Date(until) } satisfies Replayed;
}
