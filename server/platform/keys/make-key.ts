import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import type { components } from '../../../generated/api';
import { type AuditActor, addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { hashOf } from '../../base/database/secret';
import { ApiError, badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { addKey, countLiving, findKeyRow, type KeyRow } from '../store/api-keys';
import { newKey, newKeyId } from './key-form';

type Wish = components['schemas']['NewKey'];

export interface Maker {
  person: string;
  /** The organization that the person acts for, and whether they run it. */
  organization: string | undefined;
  runsIt: boolean;
  audit: AuditActor;
  /** The portal where they make it. */
  domain: string | undefined;
}

export const mostKeys = { person: 20, organization: 100 } as const;

/** Makes a key; the secret is returned this once. */
export async function makeKey({ db }: Store, maker: Maker, wish: Wish): Promise<{ secret: string; row: KeyRow }> {
  const { owner = 'person', days = 90, name, scopes } = wish;
  refuseWrong(maker, wish);
  const id = newKeyId();
  const { key, secret } = newKey(id);
  const narrowed = (list: string[] | undefined) => (list && list.length > 0 ? [...new Set(list)] : null);
  const row = await db.transaction().execute(async (trx) => {
    const { person, organization = null } = maker;
    const whose = owner === 'organization' && organization !== null ? { organization } : { person };
    const most = mostKeys[owner];
    if ((await countLiving(trx, whose)) >= most) throw conflict(message('platform:key.most', { most }));
    await addKey(trx, {
      ...{ id, kind: owner, name: name.trim(), scopes: [...scopes], made_by: person, organization_id: organization },
      person_id: owner === 'person' ? person : null,
      bases: wish.bases && wish.bases.length > 0 ? [...new Set(wish.bases)] : null,
      models: narrowed(wish.models),
      domains: narrowed(wish.domains),
      networks: narrowed(wish.networks),
      access_domain: maker.domain ?? null,
      secret_hash: hashOf(secret),
      expires_at: days === 0 ? null : (sql<Date>`now() + make_interval(days => ${days})` as never),
    });
    if (owner === 'organization')
      await addAudit(trx, { ...maker.audit, action: 'key-made', organization, target: name });
    return findKeyRow(trx, id);
  });
  if (!row) throw new Error('A key that was just made is gone.');
  return { secret: key, row };
}

function refuseWrong({ organization, runsIt }: Maker, { owner = 'person', days = 90, networks = [] }: Wish): void {
  if (owner === 'organization' && (organization === undefined || !runsIt))
    throw new ApiError(403, message('platform:key.notAdmin'));
  if (days === 0 && !runsIt) throw new ApiError(403, message('platform:key.never'));
  const wrong = networks.find((network) => !ipaddr.isValidCIDR(network));
  if (wrong !== undefined)
    throw badRequest(message('platform:key.wrongNetwork', { network: wrong }), { field: 'networks' });
}
