import { randomBytes } from 'node:crypto';
import { refuseUnlessProved } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { ApiError, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import {
  addEndpoint,
  changeEndpoint,
  type EndpointRow,
  findEndpoint,
  listEndpoints,
  MOST_ENDPOINTS,
  removeEndpoint,
  rotateEndpoint,
} from '../store/webhooks';
import { findOwnEndpoint, type Managing, managingIn, refuseUnlessManager } from '../webhooks/managing';
import { ping } from '../webhooks/ping';
import { presentWebhook, publicKeysOf } from '../webhooks/present-webhook';
import { refuseAddress } from '../webhooks/refuse-address';
import { newSecrets, sealSecrets, shownSecret } from '../webhooks/secrets';

/** Endpoints of organizations, and how receivers check what they are sent. */
export const webhookRoutes: Route = (app, { store, sealer, settings, config }) => {
  const { db } = store;

  app.operation('listWebhooks', async (req) => {
    const { organization, runsIt } = await managingIn(db, req);
    return (await listEndpoints(db, organization)).map((row) => presentWebhook(sealer, row, runsIt));
  });

  app.operation('getWebhook', async (req) =>
    presentWebhook(sealer, await findOwnEndpoint(db, req.params.id, await managingIn(db, req)), true),
  );

  app.operation('makeWebhook', async (req) => {
    const who = await managingIn(db, req);
    refuseUnlessManager(who);
    if (who.session) refuseUnlessProved(who.session);
    const { setting } = await settings.get(req.accessDomain);
    if (!setting.functionList?.includes(3)) throw new ApiError(403, message('webhooks:closed'));
    const { name, url, types } = req.body;
    refuseAddress(url, config.webhookHosts);
    const id = `wh_${randomBytes(6).toString('hex')}`;
    const secrets = newSecrets();
    const { organization, person } = who;
    await db.transaction().execute(async (trx) => {
      const made = await addEndpoint(trx, {
        ...{ id, organization_id: organization, access_domain: req.accessDomain ?? '', made_by: person },
        ...{ name: name.trim(), url, types: [...types], secret: sealSecrets(sealer, id, secrets) },
      });
      if (!made) throw conflict(message('webhooks:most', { most: MOST_ENDPOINTS }));
      await note(trx, who, 'webhook-made', name);
      await ping(trx, id);
    });
    return { secret: shownSecret(secrets), webhook: presentWebhook(sealer, await read(id), true) };
  });

  app.operation('changeWebhook', async (req) => {
    const who = await managingIn(db, req);
    const row = await findOwnEndpoint(db, req.params.id, who);
    const { name, url, types, enabled } = req.body;
    const moved = url !== row.url;
    if (moved) {
      if (who.session) refuseUnlessProved(who.session);
      refuseAddress(url, config.webhookHosts);
    }
    await db.transaction().execute(async (trx) => {
      await changeEndpoint(trx, row.id, {
        ...{ name: name.trim(), url, types: [...types] },
        ...nextState(row, { enabled, moved }),
      });
      if (enabled && (moved || row.state === 'disabled')) await ping(trx, row.id);
      await note(trx, who, 'webhook-changed', name);
    });
    return presentWebhook(sealer, await read(row.id), true);
  });

  app.operation('removeWebhook', async (req) => {
    const who = await managingIn(db, req);
    const row = await findOwnEndpoint(db, req.params.id, who);
    await db.transaction().execute(async (trx) => {
      await removeEndpoint(trx, row.id);
      await note(trx, who, 'webhook-removed', row.name);
    });
    return null;
  });

  app.operation('rotateWebhook', async (req) => {
    const who = await managingIn(db, req);
    const row = await findOwnEndpoint(db, req.params.id, who);
    if (who.session) refuseUnlessProved(who.session);
    const secrets = newSecrets();
    await db.transaction().execute(async (trx) => {
      await rotateEndpoint(trx, row.id, sealSecrets(sealer, row.id, secrets), req.body?.overlapHours ?? 24);
      await note(trx, who, 'webhook-rotated', row.name);
    });
    return { secret: shownSecret(secrets), webhook: presentWebhook(sealer, await read(row.id), true) };
  });

  app.operation('getWebhookKeys', async (req) => {
    const row = await findEndpoint(db, req.query.endpoint);
    if (!row) throw notFound('webhook', req.query.endpoint);
    return publicKeysOf(sealer, row);
  });

  const read = async (id: string): Promise<EndpointRow> => {
    const row = await findEndpoint(db, id);
    if (!row) throw notFound('webhook', id);
    return row;
  };

  const note = (trx: Db, { audit, organization }: Managing, action: WebhookAction, target: string) =>
    addAudit(trx, { ...audit, action, organization, target });
};

type WebhookAction = 'webhook-made' | 'webhook-changed' | 'webhook-rotated' | 'webhook-removed';

/** What changes of its state: an address that is new, or was off, has to answer a ping first. */
function nextState(
  { state }: EndpointRow,
  { enabled, moved }: { enabled: boolean; moved: boolean },
): Partial<Pick<EndpointRow, 'state' | 'failing_since' | 'disabled_for'>> {
  if (!enabled) return state === 'disabled' ? {} : { state: 'disabled', disabled_for: 'owner' };
  return moved || state === 'disabled' ? { state: 'unverified', failing_since: null, disabled_for: null } : {};
}
