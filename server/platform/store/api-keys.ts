import { type Selectable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { emit } from '../../base/events/emit';

export type KeyRow = Selectable<Tables['api_key']>;
export type EndedBy = NonNullable<KeyRow['ended_by']>;

/** Where all nodes hear which key has ended. */
export const KEY_ENDED = 'key_ended';

type NewKey = Pick<
  KeyRow,
  | 'id'
  | 'kind'
  | 'person_id'
  | 'organization_id'
  | 'made_by'
  | 'name'
  | 'scopes'
  | 'bases'
  | 'models'
  | 'domains'
  | 'networks'
  | 'secret_hash'
  | 'expires_at'
  | 'access_domain'
>;

const nothingYet = {
  ...{ former_hash: null, former_until: null, former_used_at: null, former_network: null, rotated_at: null },
  ...{ used_at: null, used_network: null, seen_in_address_at: null, ended_at: null, ended_by: null, reminded: null },
};

export async function addKey(db: Db, key: NewKey): Promise<void> {
  await db
    .insertInto('api_key')
    .values({ ...nothingYet, ...key })
    .execute();
}

export const findKeyRow = (db: Db, id: string): Promise<KeyRow | undefined> =>
  db.selectFrom('api_key').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether a budget may hold for its calls, by the names that `budgetsOf` gives; most keys have none. */
const isCapped = sql<boolean>`exists (select from budget_cap c where c.id in (
  'installation', 'key:' || k.id, 'organization:' || k.organization_id, 'person:' || k.person_id))`;

/** A key with what decides whether its owner may still act. */
export const readForCall = (db: Db, id: string) =>
  db
    .selectFrom('api_key as k')
    .leftJoin('person as p', 'p.id', 'k.person_id')
    .leftJoin('organization as o', 'o.id', 'k.organization_id')
    .selectAll('k')
    .select([
      'p.disabled_at as personDisabledAt',
      'p.leaves_at as personLeavesAt',
      'o.disabled_at as organizationDisabledAt',
      isCapped.as('isCapped'),
    ])
    .where('k.id', '=', id)
    .executeTakeFirst();

export interface Owners {
  person: string;
  /** The organization that the person acts for. */
  organization: string | undefined;
}

/** The person's own keys and those of the organization, the newest first; ended ones for three months. */
export const listKeys = (db: Db, { person, organization }: Owners) =>
  db
    .selectFrom('api_key as k')
    .leftJoin('person as p', 'p.id', 'k.made_by')
    .selectAll('k')
    .select('p.nickname as madeByName')
    .where((is) =>
      is.or([
        is('k.person_id', '=', person),
        ...(organization === undefined
          ? []
          : [is.and([is('k.kind', '=', 'organization'), is('k.organization_id', '=', organization)])]),
      ]),
    )
    .where((is) => is.or([is('k.ended_at', 'is', null), is('k.ended_at', '>', sql<Date>`now() - interval '90 days'`)]))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id')
    .limit(300)
    .execute();

/** Locks the owner, so that two requests at once cannot pass the limit. */
export async function countLiving(db: Db, owner: { person: string } | { organization: string }): Promise<number> {
  const [kind, id] =
    'person' in owner ? (['person', owner.person] as const) : (['organization', owner.organization] as const);
  await db.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute();
  const { n } = await db
    .selectFrom('api_key')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('kind', '=', kind)
    .where(`${kind}_id`, '=', id)
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Gives a key a new secret; the old one stays good for some hours. Undefined if it has ended meanwhile. */
export const rotateKey = (db: Db, id: string, secretHash: string, overlapHours: number): Promise<KeyRow | undefined> =>
  db
    .updateTable('api_key')
    .set(({ ref }) => ({
      former_hash: ref('secret_hash'),
      former_until: sql<Date>`now() + make_interval(hours => ${overlapHours})`,
      ...{ former_used: 0, former_used_at: null, former_network: null },
      secret_hash: secretHash,
      rotated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Ends a key for good and tells all nodes, which cut what it still reads. False if it had ended before. */
export async function endKey(db: Db, id: string, by: EndedBy): Promise<boolean> {
  const row = await db
    .updateTable('api_key')
    .set({ ended_at: sql<Date>`now()`, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'kind', 'organization_id'])
    .executeTakeFirst();
  if (!row) return false;
  if (row.kind === 'organization' && row.organization_id !== null)
    await emit(db, { type: 'key.revoked', to: { organizations: [row.organization_id] }, data: { key: id } });
  await tellEnded(db, id);
  return true;
}

/** Tells all nodes to look at this key's open streams again. */
export const tellEnded = (db: Db, id: string) => sql`select pg_notify(${KEY_ENDED}, ${id})`.execute(db);

/** The hashes of the secrets that are good, by key. */
export async function goodSecrets(db: Db, ids: readonly string[]): Promise<Map<string, readonly (string | null)[]>> {
  const rows = await db
    .selectFrom('api_key')
    .select(['id', 'secret_hash', sql<string | null>`case when former_until > now() then former_hash end`.as('former')])
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', sql<Date>`now()`)]))
    .execute();
  return new Map(rows.map(({ id, secret_hash, former }) => [id, [secret_hash, former]]));
}

/** Notes a use at most once a minute; each use of a former secret counts. */
export async function noteUse(db: Db, key: KeyRow, network: string, former: boolean): Promise<void> {
  if (former)
    await db
      .updateTable('api_key')
      .set(({ eb }) => ({
        former_used: eb('former_used', '+', 1),
        former_used_at: sql<Date>`now()`,
        former_network: network,
      }))
      .where('id', '=', key.id)
      .execute();
  if (key.used_at && Date.now() - key.used_at.getTime() < 60_000) return;
  await db
    .updateTable('api_key')
    .set({ used_at: sql<Date>`now()`, used_network: network })
    .where('id', '=', key.id)
    .where((is) => is.or([is('used_at', 'is', null), is('used_at', '<', sql<Date>`now() - interval '1 minute'`)]))
    .execute();
}

export async function noteInAddress(db: Db, id: string): Promise<void> {
  await db.updateTable('api_key').set({ seen_in_address_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

export const renameKey = (db: Db, id: string, name: string): Promise<KeyRow | undefined> =>
  db.updateTable('api_key').set({ name }).where('id', '=', id).returningAll().executeTakeFirst();

/** Keys that end in 14 or 3 days or ended lately, each step once. What was as short when it began is no reminder. */
export async function takeEndingKeys(db: Db): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    with due as (
      select id, (select min(step) from unnest(array[0, 3, 14]) step
        where expires_at <= now() + step * interval '1 day' and expires_at - created_at > step * interval '1 day') as days
      from api_key
      where ended_at is null and expires_at <= now() + interval '14 days' and expires_at > now() - interval '7 days'
    )
    update api_key k set reminded = due.days from due
    where due.id = k.id and due.days is not null and (k.reminded is null or k.reminded > due.days)
    returning k.*`.execute(db);
  return rows;
}

/** Who is told of a key: its owner, or those who run its organization. */
export async function whoOwnsKey(db: Db, { kind, person_id, organization_id }: KeyRow): Promise<string[]> {
  if (kind === 'person') return person_id === null ? [] : [person_id];
  return whoRuns(db, organization_id ?? '');
}

/** Owners and administrators of an organization. */
export async function whoRuns(db: Db, organization: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .select('person_id')
    .where('organization_id', '=', organization)
    .where('role', 'in', ['owner', 'admin'])
    .execute();
  return rows.map((row) => row.person_id);
}

interface Looked {
  /** Part of a name, or an id. */
  text?: string | undefined;
}

/** Keys of the whole installation for its operators, those in use first. */
export const findKeys = (db: Db, { text }: Looked) =>
  db
    .selectFrom('api_key as k')
    .leftJoin('person as p', 'p.id', 'k.person_id')
    .leftJoin('organization as o', 'o.id', 'k.organization_id')
    .selectAll('k')
    .select(['p.nickname as personName', 'o.name as organizationName'])
    .$if(text !== undefined && text !== '', (query) =>
      query.where((is) =>
        is.or([
          is('k.name', 'ilike', `%${(text ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`),
          is('k.id', '=', (text ?? '').replace(/^mwk_/, '').slice(0, 12)),
        ]),
      ),
    )
    .orderBy(sql`k.ended_at is not null`)
    .orderBy(sql`coalesce(k.used_at, k.created_at)`, 'desc')
    .orderBy('k.id')
    .limit(200)
    .execute();
