import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Locale } from '../../../generated/locales';
import type { Db } from '../../base/database/db';

export interface Person {
  id: string;
  ownerKey: string;
  username: string | null;
  phone: string | null;
  email: string | null;
  nickname: string;
  headImg: string;
  signature: string;
  password: string | null;
  currentTenant: string | null;
  disabledAt: Date | null;
  /** The language at the person's last sign-in. */
  locale: Locale | null;
  createdAt: Date;
}

export const personColumns = [
  'person.id as id',
  'person.owner_key as ownerKey',
  'person.username as username',
  'person.phone as phone',
  'person.email as email',
  'person.nickname as nickname',
  'person.head_img as headImg',
  'person.signature as signature',
  'person.password as password',
  'person.current_tenant as currentTenant',
  'person.disabled_at as disabledAt',
  'person.locale as locale',
  'person.created_at as createdAt',
] as const;

export interface NewPerson {
  id?: string;
  username?: string;
  phone?: string;
  email?: string;
  nickname?: string;
  headImg?: string;
  password?: string;
}

/** Returns undefined if the name, phone or email address is taken. */
export async function addPerson(
  db: Db,
  { id = randomUUID(), headImg, ...given }: NewPerson,
): Promise<Person | undefined> {
  // No visitor cookie can have this form, so nobody can impersonate a person by setting one.
  const owner_key = `person:${randomBytes(16).toString('base64url')}`;
  return db
    .insertInto('person')
    .values({ id, owner_key, head_img: headImg ?? '', ...emptyAccount, ...given })
    .onConflict((oc) => oc.doNothing())
    .returning(personColumns)
    .executeTakeFirst();
}

const emptyAccount = {
  username: null,
  phone: null,
  email: null,
  password: null,
  current_tenant: null,
  disabled_at: null,
};

/** The person with this phone number, email address (in any case) or user name. */
export async function findPersonByAccount(db: Db, account: string): Promise<Person | undefined> {
  return db
    .selectFrom('person')
    .select(personColumns)
    .where((eb) =>
      eb.or([eb('phone', '=', account), eb('email', '=', account.toLowerCase()), eb('username', '=', account)]),
    )
    .executeTakeFirst();
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  return db.selectFrom('person').select(personColumns).where('id', '=', id).executeTakeFirst();
}

export type PersonChange = Partial<{
  username: string | null;
  phone: string | null;
  email: string | null;
  nickname: string;
  head_img: string;
  /** Null: no password until a new one is set. */
  password: string | null;
  locale: Locale;
  current_tenant: string | null;
}>;

/** Throws PostgreSQL's unique violation (23505) if a phone or an email address belongs to somebody else. */
export async function updatePerson(db: Db, id: string, change: PersonChange): Promise<Person | undefined> {
  return db
    .updateTable('person')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(personColumns)
    .executeTakeFirst();
}

/** The person with this identity at WeChat or an identity provider. */
export async function findPersonByIdentity(db: Db, provider: string, subject: string): Promise<Person | undefined> {
  return db
    .selectFrom('person_identity as i')
    .innerJoin('person', 'person.id', 'i.person_id')
    .select(personColumns)
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

/** Deletes the identities bound since then. */
export async function forgetIdentities(db: Db, personId: string, since: Date): Promise<void> {
  await db.deleteFrom('person_identity').where('person_id', '=', personId).where('created_at', '>=', since).execute();
}

/** Returns false if the identity belongs to somebody else. */
export async function bindIdentity(db: Db, provider: string, subject: string, personId: string): Promise<boolean> {
  const bound = await db
    .insertInto('person_identity')
    .values({ provider, subject, person_id: personId })
    .onConflict((oc) =>
      oc.columns(['provider', 'subject']).doUpdateSet({ provider }).where('person_identity.person_id', '=', personId),
    )
    .returning('person_id')
    .executeTakeFirst();
  return bound !== undefined;
}
