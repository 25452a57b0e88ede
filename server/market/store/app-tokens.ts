import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { hashOf, newSecret } from '../../base/database/secret';

const CODE_SECONDS = 60;
const TOKEN_HOURS = 12;

interface Opening {
  entitlement: string;
  person: string;
}

/** A code for the host of an app, of which only the hash is kept. */
export async function addAppCode(db: Db, { entitlement, person, host }: Opening & { host: string }) {
  const code = newSecret();
  const { expiresAt } = await db
    .insertInto('app_code')
    .values({
      ...{ code_hash: hashOf(code), entitlement_id: entitlement, person_id: person, host },
      expires_at: sql<Date>`now() + make_interval(secs => ${CODE_SECONDS})`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return { code, expiresAt };
}

/** Uses a code up, whoever brings it; undefined if there is none or it is too old. */
export const takeAppCode = (db: Db, code: string) =>
  db
    .deleteFrom('app_code')
    .where('code_hash', '=', hashOf(code))
    .returning(['entitlement_id as entitlement', 'person_id as person', 'host'])
    .returning(sql<boolean>`expires_at > now()`.as('isValid'))
    .executeTakeFirst();

/** A token that opens the check of one right, for half a day. Its first letters are no other token's, which are admitted elsewhere. */
export async function addAppToken(db: Db, { entitlement, person }: Opening) {
  const token = `mwm_${newSecret()}`;
  const { expiresAt } = await db
    .insertInto('app_token')
    .values({
      ...{ token_hash: hashOf(token), entitlement_id: entitlement, person_id: person },
      expires_at: sql<Date>`now() + make_interval(hours => ${TOKEN_HOURS})`,
    })
    .returning('expires_at as expiresAt')
    .executeTakeFirstOrThrow();
  return { token, expiresAt };
}

/** The right that a token is for, while the person belongs to the organization; undefined otherwise. */
export const findByAppToken = (db: Db, token: string) =>
  db
    .selectFrom('app_token as t')
    .innerJoin('entitlement as e', 'e.id', 't.entitlement_id')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.organization_id', '=', 'e.organization_id').onRef('m.person_id', '=', 't.person_id'),
    )
    .innerJoin('organization as b', 'b.id', 'e.organization_id')
    .innerJoin('offering as o', 'o.id', 'e.offering_id')
    .select(['e.offering_id as offeringId', 'e.kind', 'e.plan', 'e.seats', 'e.starts_at as startsAt'])
    .select(['e.ends_at as endsAt', 'e.ended_at as endedAt', 't.person_id as person', 'o.supplier_id as supplier'])
    .select([
      'b.name as organization',
      'b.tenant_code as organizationCode',
      'b.personal_of as personal',
      't.expires_at as expiresAt',
      'e.suspended_at as suspendedAt',
    ])
    .where('t.token_hash', '=', hashOf(token))
    .where('t.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

/** What this supplier's apps call a person; made the first time. */
export async function aliasOf(db: Db, supplier: string, person: string): Promise<string> {
  await db
    .insertInto('supplier_person')
    .values({ supplier_id: supplier, person_id: person, alias: newSecret().slice(0, 22) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { alias } = await db
    .selectFrom('supplier_person')
    .select('alias')
    .where('supplier_id', '=', supplier)
    .where('person_id', '=', person)
    .executeTakeFirstOrThrow();
  return alias;
}

/** Codes and tokens that have run out. */
export async function deleteExpiredAppTokens(db: Db): Promise<void> {
  await db.deleteFrom('app_code').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('app_token').where('expires_at', '<', sql<Date>`now()`).execute();
}
