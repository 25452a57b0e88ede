import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { hashOf, newSecret } from '../../base/database/secret';
import { limits } from '../../base/limits/limits';

const { keepDays, perPerson } = limits.knownDevice;
const lifetime = sql<Date>`now() + make_interval(days => ${keepDays})`;

/** The first of these device names that belongs to the account's person; undefined if none does. */
export async function findKnownDevice(db: Db, tokens: readonly string[], account: string): Promise<string | undefined> {
  if (tokens.length === 0) return undefined;
  const row = await db
    .selectFrom('known_device as d')
    .innerJoin('person as p', 'p.id', 'd.person_id')
    .select('d.token_hash')
    .where('d.token_hash', 'in', tokens.map(hashOf))
    .where('d.expires_at', '>', sql<Date>`now()`)
    .where((eb) => eb.or([eb('p.phone', '=', account), eb('p.email', '=', account), eb('p.username', '=', account)]))
    .executeTakeFirst();
  return row?.token_hash;
}

/**
 * Remembers a device; returns a new name if it had none for this person. Never adopts a name that somebody else put
 * into the browser.
 */
export async function keepKnownDevice(
  db: Db,
  personId: string,
  tokens: readonly string[],
): Promise<string | undefined> {
  const known = await db
    .updateTable('known_device')
    .set({ used_at: sql`now()`, expires_at: lifetime })
    .where('person_id', '=', personId)
    .where('token_hash', 'in', [...tokens.map(hashOf), ''])
    .returning('token_hash')
    .executeTakeFirst();
  if (known) return undefined;
  const token = newSecret();
  await db
    .insertInto('known_device')
    .values({ token_hash: hashOf(token), person_id: personId, expires_at: lifetime })
    .execute();
  await sql`delete from known_device where token_hash in (
    select token_hash from known_device where person_id = ${personId} order by used_at desc offset ${perPerson})`.execute(
    db,
  );
  return token;
}
