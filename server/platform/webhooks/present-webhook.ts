import type { components } from '../../../generated/api';
import type { WebhookType } from '../../../setting/webhook-types';
import type { Sealer } from '../../base/database/sealer';
import type { listAttempts, listDeliveries } from '../../base/events/deliveries';
import type { EndpointRow } from '../store/webhooks';
import { openSecrets, publicKeyOf } from './secrets';

type Schemas = components['schemas'];

/** Public keys of the secrets that sign now. */
export function publicKeysOf(sealer: Sealer, { id, secret, former_secret, former_until }: EndpointRow): string[] {
  const overlaps = former_secret !== null && former_until !== null && former_until > new Date();
  return [secret, ...(overlaps ? [former_secret] : [])].flatMap((sealed) => {
    const secrets = openSecrets(sealer, id, sealed);
    return secrets ? [publicKeyOf(secrets)] : [];
  });
}

export function presentWebhook(sealer: Sealer, row: EndpointRow, mayChange: boolean): Schemas['Webhook'] {
  const { id, name, state, url, types, created_at, failing_since, disabled_for, former_until } = row;
  const known = { id, name, state, createdAt: created_at.toISOString(), mayChange };
  if (!mayChange) return { ...known, types: [] };
  return {
    ...{ ...known, url, types: types as WebhookType[], publicKeys: publicKeysOf(sealer, row) },
    ...(failing_since && { failingSince: failing_since.toISOString() }),
    ...(state === 'disabled' && disabled_for && { disabledFor: disabled_for }),
    ...(former_until && former_until > new Date() && { formerUntil: former_until.toISOString() }),
  };
}

type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>[number];

export const presentDelivery = (row: DeliveryRow): Schemas['WebhookDelivery'] => ({
  ...{ id: row.id, event: `evt_${row.event}`, type: row.type as WebhookType, at: row.at.toISOString() },
  ...{ state: row.state, attempts: row.attempts },
  ...(row.tried_at && { triedAt: row.tried_at.toISOString() }),
  ...(row.state === 'waiting' && row.next_at && { nextAt: row.next_at.toISOString() }),
  ...(row.status !== null && { status: row.status }),
  ...(row.ms !== null && { ms: row.ms }),
  ...(row.fault !== null && { fault: row.fault }),
  ...(row.reply !== null && { reply: row.reply }),
});

type AttemptRow = NonNullable<Awaited<ReturnType<typeof listAttempts>>>[number];

export const presentAttempt = ({ attempt, at, ms, status, fault, reply }: AttemptRow): Schemas['WebhookAttempt'] => ({
  ...{ attempt, at: at.toISOString() },
  ...(ms !== null && { ms }),
  ...(status !== null && { status }),
  ...(fault !== null && { fault }),
  ...(reply !== null && { reply }),
});
