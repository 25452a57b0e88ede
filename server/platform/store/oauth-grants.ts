import { type Selectable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

export type GrantRow = Selectable<Tables['oauth_grant']>;
export type GrantEndedBy = NonNullable<GrantRow['ended_by']>;

/** Where all nodes hear which grant has ended. */
export const GRANT_ENDED = 'oauth_grant_ended';
/** Of one person. */
export const MOST_GRANTS = 50;

/** Seconds for which a code is good. */
export const CODE_S = 60;
/** Minutes for which an access token is good. */
export const ACCESS_MIN = 10;
/** Days for which a refresh token is good; each exchange gives a new one. */
const REFRESH_DAYS = 30;
/** Days after which a person is asked again. */
const GRANT_DAYS = 180;

type NewGrant = Pick<
  GrantRow,
  | 'id'
  | 'access_domain'
  | 'client_id'
  | 'client_name'
  | 'returns_to'
  | 'person_id'
  | 'organization_id'
  | 'scopes'
  | 'code_hash'
  | 'challenge'
  | 'redirect'
>;

/** False if the person has connected as many programs as they may. */
export async function addGrant(db: Db, grant: NewGrant): Promise<boolean> {
  // Locked, so that two requests at once cannot pass the limit.
  await db.selectFrom('person').select('id').where('id', '=', grant.person_id).forUpdate().execute();
  const { n } = await db
    .selectFrom('oauth_grant')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('person_id', '=', grant.person_id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (Number(n) >= MOST_GRANTS) return false;
  await db
    .insertInto('oauth_grant')
    .values({
      ...grant,
      code_until: sql<Date>`now() + make_interval(secs => ${CODE_S})`,
      expires_at: sql<Date>`now() + make_interval(days => ${GRANT_DAYS})`,
    })
    .execute();
  return true;
}

/** What must agree for a code to be redeemed. */
type Shown = Pick<GrantRow, 'access_domain' | 'client_id' | 'code_hash' | 'challenge' | 'redirect'>;

/**
 * Redeems a code in one statement, so that of two requests at once only one gets tokens. A second use ends the grant
 * with every token that came of it.
 */
export async function redeemCode(db: Db, shown: Shown): Promise<GrantRow | undefined> {
  const { access_domain, client_id, code_hash, challenge, redirect } = shown;
  const grant = await db
    .updateTable('oauth_grant')
    .set({ redeemed_at: sql<Date>`now()` })
    .where('code_hash', '=', code_hash)
    .where('access_domain', '=', access_domain)
    .where('client_id', '=', client_id)
    .where('challenge', '=', challenge)
    .where('redirect', '=', redirect)
    .where('redeemed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('code_until', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  if (grant) return grant;
  const used = await db
    .selectFrom('oauth_grant')
    .select('id')
    .where('code_hash', '=', code_hash)
    .where('redeemed_at', 'is not', null)
    .executeTakeFirst();
  if (used) await endGrant(db, used.id, 'reuse');
  return undefined;
}

/** Keeps the hashes of a new pair of tokens. */
export async function addTokens(db: Db, grant: string, { access, refresh }: { access: string; refresh: string }) {
  await db
    .insertInto('oauth_token')
    .values([
      {
        ...{ hash: access, grant_id: grant, kind: 'access' },
        expires_at: sql<Date>`now() + make_interval(mins => ${ACCESS_MIN})`,
      },
      {
        ...{ hash: refresh, grant_id: grant, kind: 'refresh' },
        expires_at: sql<Date>`now() + make_interval(days => ${REFRESH_DAYS})`,
      },
    ])
    .execute();
}

/**
 * Takes a refresh token once. Whoever shows one that was exchanged before may have stolen it, or it was stolen from
 * them: the grant ends for both.
 */
export async function takeRefresh(
  db: Db,
  { hash, client, accessDomain }: { hash: string; client: string; accessDomain: string },
): Promise<GrantRow | undefined> {
  const grant = await db
    .selectFrom('oauth_token as t')
    .innerJoin('oauth_grant as g', 'g.id', 't.grant_id')
    .selectAll('g')
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'refresh')
    .where('g.client_id', '=', client)
    .where('g.access_domain', '=', accessDomain)
    .executeTakeFirst();
  if (!grant) return undefined;
  const taken = await db
    .updateTable('oauth_token')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('expires_at')
    .executeTakeFirst();
  if (!taken) {
    await endGrant(db, grant.id, 'reuse');
    return undefined;
  }
  const isOver = taken.expires_at.getTime() <= Date.now() || grant.expires_at.getTime() <= Date.now();
  return isOver || grant.ended_at ? undefined : grant;
}

/** The grant of an access token, with what decides whether its owner may still act. */
export const readForToken = (db: Db, hash: string) =>
  db
    .selectFrom('oauth_token as t')
    .innerJoin('oauth_grant as g', 'g.id', 't.grant_id')
    .innerJoin('person as p', 'p.id', 'g.person_id')
    .selectAll('g')
    .select(['t.expires_at as tokenExpiresAt'])
    .select(({ eb, or }) =>
      or([eb('p.disabled_at', 'is not', null), eb('p.leaves_at', 'is not', null)]).as('ownerGone'),
    )
    .where('t.hash', '=', hash)
    .where('t.kind', '=', 'access')
    .executeTakeFirst();

/** The grant to which a token of either kind belongs. */
export const findGrantOf = (db: Db, hash: string, client: string, accessDomain: string) =>
  db
    .selectFrom('oauth_token as t')
    .innerJoin('oauth_grant as g', 'g.id', 't.grant_id')
    .select(['g.id'])
    .where('t.hash', '=', hash)
    .where('g.client_id', '=', client)
    .where('g.access_domain', '=', accessDomain)
    .executeTakeFirst();

/** Notes a use at most once a minute. */
export async function noteGrantUse(db: Db, { id, used_at }: GrantRow, network: string): Promise<void> {
  if (used_at && Date.now() - used_at.getTime() < 60_000) return;
  await db
    .updateTable('oauth_grant')
    .set({ used_at: sql<Date>`now()`, used_network: network })
    .where('id', '=', id)
    .execute();
}

/** The person's connected programs on this portal, the newest first. */
export const listGrants = (db: Db, person: string, accessDomain: string) =>
  db
    .selectFrom('oauth_grant as g')
    .leftJoin('organization as o', 'o.id', 'g.organization_id')
    .selectAll('g')
    .select('o.name as organizationName')
    .where('g.person_id', '=', person)
    .where('g.access_domain', '=', accessDomain)
    .where('g.redeemed_at', 'is not', null)
    .where('g.ended_at', 'is', null)
    .where('g.expires_at', '>', sql<Date>`now()`)
    .orderBy('g.created_at', 'desc')
    .orderBy('g.id')
    .limit(MOST_GRANTS)
    .execute();

export const findOwnGrant = (db: Db, id: string, person: string): Promise<GrantRow | undefined> =>
  db
    .selectFrom('oauth_grant')
    .selectAll()
    .where('id', '=', id)
    .where('person_id', '=', person)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Ends a grant with its tokens and tells all nodes, which cut what it still reads. */
export async function endGrant(db: Db, id: string, by: GrantEndedBy): Promise<void> {
  await db
    .updateTable('oauth_grant')
    .set({ ended_at: sql<Date>`now()`, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  await sql`select pg_notify(${GRANT_ENDED}, ${id})`.execute(db);
}

/** Grants that are good, each with itself: what it reads does not end with an access token that was exchanged meanwhile. */
export async function goodGrants(db: Db, ids: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await db
    .selectFrom('oauth_grant')
    .select('id')
    .where('id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Map(rows.map(({ id }) => [id, [id]]));
}

/** Tokens that would have expired, codes that nobody redeemed, and what ended three months ago. */
export async function deleteOldGrants(db: Db): Promise<void> {
  await db.deleteFrom('oauth_token').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .deleteFrom('oauth_grant')
    .where((is) =>
      is.or([
        is.and([is('redeemed_at', 'is', null), is('code_until', '<', sql<Date>`now() - interval '1 hour'`)]),
        is('ended_at', '<', sql<Date>`now() - interval '90 days'`),
        is('expires_at', '<', sql<Date>`now() - interval '90 days'`),
      ]),
    )
    .execute();
}
