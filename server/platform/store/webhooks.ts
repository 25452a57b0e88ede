import { type Selectable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { rotatedSecret } from './rotated-secret';

export type EndpointRow = Selectable<Tables['webhook_endpoint']>;

export const MOST_ENDPOINTS = 10;

export const listEndpoints = (db: Db, organization: string): Promise<EndpointRow[]> =>
  db
    .selectFrom('webhook_endpoint')
    .selectAll()
    .where('organization_id', '=', organization)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findEndpoint = (db: Db, id: string): Promise<EndpointRow | undefined> =>
  db.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirst();

type NewEndpoint = Pick<
  EndpointRow,
  'id' | 'organization_id' | 'access_domain' | 'made_by' | 'name' | 'url' | 'types' | 'secret'
>;

/** False if the organization has as many as it may. Locks it, so that two requests at once cannot pass the limit. */
export async function addEndpoint(trx: Db, endpoint: NewEndpoint): Promise<boolean> {
  const { organization_id: organization } = endpoint;
  await trx.selectFrom('organization').select('id').where('id', '=', organization).forUpdate().execute();
  if ((await listEndpoints(trx, organization)).length >= MOST_ENDPOINTS) return false;
  const nothingYet = { former_secret: null, former_until: null, failing_since: null, disabled_for: null };
  await trx
    .insertInto('webhook_endpoint')
    .values({ ...nothingYet, ...endpoint, state: 'unverified' })
    .execute();
  return true;
}

export async function changeEndpoint(
  db: Db,
  id: string,
  values: Partial<Pick<EndpointRow, 'name' | 'url' | 'types' | 'state' | 'failing_since' | 'disabled_for'>>,
): Promise<void> {
  await db.updateTable('webhook_endpoint').set(values).where('id', '=', id).execute();
}

/** Gives it a new secret; the old one signs as well for some hours. */
export async function rotateEndpoint(db: Db, id: string, secret: string, overlapHours: number): Promise<void> {
  await db.updateTable('webhook_endpoint').set(rotatedSecret(secret, overlapHours)).where('id', '=', id).execute();
}

export async function removeEndpoint(db: Db, id: string): Promise<void> {
  await db.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

/** Something arrived. */
export async function noteArrival(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ state: 'active', failing_since: null })
    .where('id', '=', id)
    .where('state', 'in', ['unverified', 'active', 'failing'])
    .where((is) => is.or([is('state', '<>', 'active'), is('failing_since', 'is not', null)]))
    .execute();
}

/**
 * Nothing arrived: after a day the endpoint counts as failing, after five it is switched off. Returns the state that
 * this brought it into.
 */
export async function noteFailure(db: Db, id: string, gone: boolean): Promise<'failing' | 'disabled' | undefined> {
  const { rows } = await sql<{ state: 'failing' | 'disabled' | null }>`
    update webhook_endpoint w set
      failing_since = coalesce(w.failing_since, now()),
      state = case when ${gone} or w.failing_since < now() - interval '5 days' then 'disabled'
        when w.state = 'active' and w.failing_since < now() - interval '1 day' then 'failing' else w.state end,
      disabled_for = case when ${gone} then 'gone'
        when w.failing_since < now() - interval '5 days' then 'failures' else w.disabled_for end
    from (select id, state from webhook_endpoint where id = ${id} for update) before
    where w.id = before.id and before.state <> 'disabled'
    returning case when w.state <> before.state and w.state in ('failing', 'disabled') then w.state end as state`.execute(
    db,
  );
  return rows[0]?.state ?? undefined;
}
