import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

interface Passkey {
  id: string;
  personId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: string;
  transports: string[];
  rpId: string;
  name: string;
  createdAt: Date;
  usedAt: Date | null;
}

const columns = [
  'id',
  'person_id as personId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
  'rp_id as rpId',
  'name',
  'created_at as createdAt',
  'used_at as usedAt',
] as const;

export async function listPasskeys(db: Db, personId: string): Promise<Passkey[]> {
  return db.selectFrom('passkey').select(columns).where('person_id', '=', personId).orderBy('created_at').execute();
}

export async function findPasskey(db: Db, credentialId: string): Promise<Passkey | undefined> {
  return db.selectFrom('passkey').select(columns).where('credential_id', '=', credentialId).executeTakeFirst();
}

type NewPasskey = Pick<Passkey, 'personId' | 'credentialId' | 'publicKey' | 'transports' | 'rpId' | 'name'> & {
  counter: number;
};

/** Returns undefined if this passkey is already registered. */
export async function addPasskey(db: Db, given: NewPasskey): Promise<string | undefined> {
  const added = await db
    .insertInto('passkey')
    .values({
      id: randomUUID(),
      person_id: given.personId,
      credential_id: given.credentialId,
      public_key: given.publicKey,
      counter: String(given.counter),
      transports: given.transports,
      rp_id: given.rpId,
      name: given.name,
      used_at: null,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/**
 * Stores the new counter; false if it did not increase, as with a cloned key. Keys without a counter always report 0.
 */
export async function countPasskey(db: Db, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: String(counter), used_at: sql`now()` })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('counter', '<', String(counter)), eb.and([eb('counter', '=', '0'), eb.val(counter === 0)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function renamePasskey(db: Db, personId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removePasskey(db: Db, personId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
