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
  /** The language the person last signed in with. */
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

/** Nothing when the name, the phone or the address belongs to somebody already. */
export async function addPerson(
  db: Db,
  { id = randomUUID(), headImg, ...given }: NewPerson,
): Promise<Person | undefined> {
  // No cookie of a visitor can have this form, so nobody becomes this person by writing one.
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

/** By phone, by address or by the name an operator gave. Addresses are the same in capitals. */
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
  /** Null: nobody's, until a new one is set. */
  password: string | null;
  locale: Locale;
  current_tenant: string | null;
}>;

/** Throws the unique violation of PostgreSQL (23505) when a phone or an address is somebody else's. */
export async function updatePerson(db: Db, id: string, change: PersonChange): Promise<Person | undefined> {
  return db
    .updateTable('person')
    .set({ ...change, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(personColumns)
    .executeTakeFirst();
}

/** Someone who is known elsewhere: at WeChat or at an identity provider. */
export async function findPersonByIdentity(db: Db, provider: string, subject: string): Promise<Person | undefined> {
  return db
    .selectFrom('person_identity as i')
    .innerJoin('person', 'person.id', 'i.person_id')
    .select(personColumns)
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst();
}

/** Those that were bound since then. */
export async function forgetIdentities(db: Db, personId: string, since: Date): Promise<void> {
  await db.deleteFrom('person_identity').where('person_id', '=', personId).where('created_at', '>=', since).execute();
}

/** False: the identity is somebody else's already. */
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
