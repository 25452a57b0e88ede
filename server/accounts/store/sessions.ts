import { randomUUID } from 'node:crypto';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { hashOf, newSecret } from '../../base/database/secret';
import { type Person, personColumns } from './persons';
import { type SessionKind, type SessionLife, usualLife } from './session-life';

/** Tokens of a device, issued once; only their hashes are stored. */
export interface Tokens {
  accessToken: string;
  userToken: string;
}

export interface Session {
  id: string;
  tenantId: string | null;
  device: string;
  address: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  /** When the person last gave a credential in this session. */
  provedAt: Date;
  /** When this session last had a second factor; null if never. */
  secondAt: Date | null;
}

const sessionColumns = [
  's.id as id',
  's.tenant_id as tenantId',
  's.device as device',
  's.address as address',
  's.created_at as createdAt',
  's.seen_at as seenAt',
  's.expires_at as expiresAt',
  's.proved_at as provedAt',
  's.second_at as secondAt',
] as const;

/** The end of the idle time, never past the session's maximum age. */
const untilIdle = sql<Date>`least(now() + make_interval(secs => idle_s), ends_at)`;
const seenEvery = sql<Date>`now() - interval '5 minutes'`;

export interface NewSession {
  personId: string;
  tenantId?: string | null;
  device?: string;
  address?: string;
  /** Whether a second factor was given. */
  second?: boolean;
  /** When the person last gave a credential; now if absent. */
  provedAt?: Date;
  life?: SessionLife;
}

export async function openPersonSession(db: Db, given: NewSession): Promise<Tokens & { id: string }> {
  const tokens = { accessToken: newSecret(), userToken: newSecret() };
  const { provedAt } = given;
  const hashes = {
    ...{ token_hash: hashOf(tokens.accessToken), user_token_hash: hashOf(tokens.userToken) },
    ...(provedAt && { proved_at: provedAt }),
  };
  const id = await addSession(db, 'portal', hashes, given);
  return { id, ...tokens };
}

/**
 * Opens a workbench session, known by its cookie alone. `provedAt`: it continues another session with a proof of
 * identity.
 */
export async function openOperatorSession(db: Db, given: NewSession): Promise<string> {
  const token = newSecret();
  const { provedAt } = given;
  const hashes = { token_hash: hashOf(token), user_token_hash: null, ...(provedAt && { proved_at: provedAt }) };
  await addSession(db, 'operator', hashes, given);
  return token;
}

type Hashes = { token_hash: string; user_token_hash: string | null; proved_at?: Date };

async function addSession(db: Db, kind: SessionKind, hashes: Hashes, given: NewSession): Promise<string> {
  const { personId, tenantId = null, device = '', address = '', life = usualLife[kind] } = given;
  const { idleS, longestS } = life;
  const id = randomUUID();
  const times = {
    idle_s: idleS,
    expires_at: sql<Date>`now() + make_interval(secs => ${Math.min(idleS, longestS)})`,
    ends_at: sql<Date>`now() + make_interval(secs => ${longestS})`,
  };
  const second_at = given.second ? sql<Date>`now()` : null;
  const row = {
    id,
    person_id: personId,
    second_at,
    ...hashes,
    former_hash: null,
    tenant_id: tenantId,
    device,
    address,
  };
  await db
    .insertInto('person_session')
    .values({ ...row, kind, ...times })
    .execute();
  return id;
}

export interface KnownSession {
  person: Person;
  session: Session;
  /** Whether the expiry was extended, so that a browser's cookie must be renewed. */
  renewed?: boolean;
}

/** The session of an access token. Use after more than five minutes updates the device list and extends the session. */
export async function readPersonSession(db: Db, token: string): Promise<KnownSession | undefined> {
  return readSession(db, 'portal', token);
}

/** The session of this kind: a portal token is not valid in the workbench, nor the workbench's cookie at the portal. */
export async function readSession(db: Db, kind: SessionKind, token: string): Promise<KnownSession | undefined> {
  const row = await living(db, kind).where('s.token_hash', '=', hashOf(token)).executeTakeFirst();
  if (!row) return undefined;
  if (row.stale) {
    const seen = { seen_at: sql<Date>`now()`, expires_at: untilIdle };
    await db.updateTable('person_session').set(seen).where('id', '=', row.sessionId).execute();
  }
  return { ...toKnown(row), renewed: row.stale };
}

/** The session of a user token, which can be exchanged for a new access token. */
export async function readUserToken(db: Db, token: string): Promise<KnownSession | undefined> {
  const row = await living(db).where('s.user_token_hash', '=', hashOf(token)).executeTakeFirst();
  return row && toKnown(row);
}

/** The session that had this token before its last rotation, and the seconds since then. */
export async function readFormerToken(db: Db, token: string) {
  const row = await living(db)
    .select(sql<number>`extract(epoch from now() - s.rotated_at)::float8`.as('ageS'))
    .where('s.former_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row && { ...toKnown(row), ageS: row.ageS };
}

/**
 * The organization for which a session acts; null if it requires a second factor that the session has not had. Every
 * read of a session goes through this.
 */
const actsFor = sql<string | null>`case when s.second_at is null and exists (
  select 1 from organization o where o.id = s.tenant_id and o.require_second_factor) then null else s.tenant_id end`;

function living(db: Db, kind: SessionKind = 'portal') {
  return db
    .selectFrom('person_session as s')
    .innerJoin('person', 'person.id', 's.person_id')
    .select(personColumns)
    .select([
      's.id as sessionId',
      's.device as device',
      's.address as address',
      's.created_at as openedAt',
      's.seen_at as seenAt',
      's.expires_at as expiresAt',
      's.proved_at as provedAt',
      's.second_at as secondAt',
    ])
    .select(actsFor.as('tenantId'))
    .select(sql<boolean>`s.seen_at < ${seenEvery}`.as('stale'))
    .where('s.kind', '=', kind)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('person.disabled_at', 'is', null);
}

type Row = ReturnType<typeof living> extends SelectQueryBuilder<infer _D, infer _T, infer O> ? O : never;

function toKnown(row: Row): KnownSession {
  const { sessionId, tenantId, device, address, openedAt, seenAt, expiresAt, provedAt, secondAt, ...rest } = row;
  const { stale: _, ...person } = rest;
  const times = { createdAt: openedAt, seenAt, expiresAt, provedAt, secondAt };
  return { person, session: { id: sessionId, tenantId, device, address, ...times } };
}

/** Issues new tokens for a session. The previous ones become invalid; the maximum age does not change. */
export async function rotateSession(db: Db, id: string, tenantId?: string | null): Promise<Tokens | undefined> {
  const tokens = { accessToken: newSecret(), userToken: newSecret() };
  const rotated = await db
    .updateTable('person_session')
    .set({
      former_hash: sql`token_hash`,
      token_hash: hashOf(tokens.accessToken),
      user_token_hash: hashOf(tokens.userToken),
      rotated_at: sql`now()`,
      seen_at: sql`now()`,
      expires_at: untilIdle,
      ...(tenantId !== undefined && { tenant_id: tenantId }),
    })
    .where('id', '=', id)
    .where('kind', '=', 'portal')
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  return rotated && tokens;
}

/** Records that a credential was given in this session now. */
export async function renewProof(db: Db, id: string): Promise<Date | undefined> {
  const renewed = await db
    .updateTable('person_session')
    .set({ proved_at: sql`now()` })
    .where('id', '=', id)
    .returning('proved_at')
    .executeTakeFirst();
  return renewed?.proved_at;
}

/** Records that a second factor was given in this session now. */
export async function passedSecondStep(db: Db, id: string): Promise<void> {
  await db.updateTable('person_session').set({ second_at: sql`now()` }).where('id', '=', id).execute();
}

/** Clears the second factor of all sessions when the person no longer has one. */
export async function forgetSecondSteps(db: Db, personId: string): Promise<void> {
  await db.updateTable('person_session').set({ second_at: null }).where('person_id', '=', personId).execute();
}

export async function setSessionTenant(db: Db, id: string, tenantId: string | null): Promise<void> {
  await db.updateTable('person_session').set({ tenant_id: tenantId }).where('id', '=', id).execute();
}

/** All sessions, including those of the workbench; last used first. */
export async function listSessions(db: Db, personId: string): Promise<(Session & { kind: SessionKind })[]> {
  return db
    .selectFrom('person_session as s')
    .select([...sessionColumns, 's.kind as kind'])
    .where('s.person_id', '=', personId)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .orderBy('s.seen_at', 'desc')
    .limit(200)
    .execute();
}

/** Returns false if the person has no such session. */
export async function endSession(db: Db, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('person_session')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends all sessions of a person except `but`; returns their number. */
export async function endSessions(db: Db, personId: string, but?: string): Promise<number> {
  let ending = db.deleteFrom('person_session').where('person_id', '=', personId);
  if (but !== undefined) ending = ending.where('id', '!=', but);
  return Number((await ending.executeTakeFirst()).numDeletedRows);
}

const tenantTokenLifetime = sql<Date>`now() + interval '1 hour'`;

/** A token for one organization, valid for an hour and no longer than its session. */
export async function openTenantToken(db: Db, sessionId: string, tenantId: string): Promise<string> {
  const token = `t_${newSecret()}`;
  await db
    .insertInto('tenant_token')
    .values({ token_hash: hashOf(token), session_id: sessionId, tenant_id: tenantId, expires_at: tenantTokenLifetime })
    .execute();
  return token;
}

/** Revokes a tenant token; its session continues. */
export async function endTenantToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom('tenant_token').where('token_hash', '=', hashOf(token)).execute();
}

/** The session behind a tenant token, acting for that organization. */
export async function readTenantToken(db: Db, token: string): Promise<KnownSession | undefined> {
  const row = await living(db)
    .innerJoin('tenant_token as t', 't.session_id', 's.id')
    .innerJoin('organization as o', 'o.id', 't.tenant_id')
    .select('t.tenant_id as tokenTenant')
    .where((eb) => eb.or([eb('o.require_second_factor', '=', false), eb('s.second_at', 'is not', null)]))
    .where('t.token_hash', '=', hashOf(token))
    .where('t.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return undefined;
  const { tokenTenant, ...rest } = row;
  return toKnown({ ...rest, tenantId: tokenTenant });
}
