import { type Selectable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { PeopleTables } from '../../base/database/people-tables';
import { hashOf, newSecret } from '../../base/database/secret';
import type { Changed } from './notice';
import { type Person, personColumns } from './persons';

export type AccountChange = Selectable<PeopleTables['account_change']>;

/** Hours during which a change can be undone. */
export const undoHours = 72;
const since = sql<Date>`now() - make_interval(hours => ${sql.lit(undoHours)})`;

/** The person's current row, locked until the transaction ends. */
export async function lockPerson(db: Db, id: string): Promise<Person | undefined> {
  return db.selectFrom('person').select(personColumns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Records a change; `before` is the person as they were. */
export async function addAccountChange(db: Db, before: Person, what: Changed): Promise<void> {
  const { id, phone, email } = before;
  await db.insertInto('account_change').values({ person_id: id, what, phone, email }).execute();
}

/** Changes that can still be undone, oldest first. */
export async function listChanges(db: Db, personId: string): Promise<AccountChange[]> {
  return db
    .selectFrom('account_change')
    .selectAll()
    .where('person_id', '=', personId)
    .where('undone_at', 'is', null)
    .where('at', '>', since)
    .orderBy('id')
    .execute();
}

/** Marks this change and all later ones as undone. */
export async function closeChanges(db: Db, personId: string, from: string): Promise<void> {
  await db
    .updateTable('account_change')
    .set({ undone_at: sql`now()` })
    .where('person_id', '=', personId)
    .where('id', '>=', from)
    .where('undone_at', 'is', null)
    .execute();
}

/** Whether somebody other than `but` can still restore this contact. */
export async function isKeptFor(db: Db, contact: string, but?: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_change as c')
    .innerJoin('person as p', 'p.id', 'c.person_id')
    .select('c.id')
    .where((eb) => eb.or([eb('c.phone', '=', contact), eb('c.email', '=', contact)]))
    .where('c.undone_at', 'is', null)
    .where('c.at', '>', since)
    .where('c.person_id', '!=', but ?? '')
    .where(sql<boolean>`p.phone is distinct from ${contact} and p.email is distinct from ${contact}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** A token for the notice to this contact; only its hash is stored. */
export async function addUndoToken(db: Db, personId: string, contact: string): Promise<string> {
  const token = newSecret();
  const expires_at = sql<Date>`now() + make_interval(hours => ${sql.lit(undoHours)})`;
  await db
    .insertInto('undo_token')
    .values({ token_hash: hashOf(token), person_id: personId, contact, expires_at })
    .execute();
  return token;
}

export async function findUndoToken(db: Db, token: string): Promise<{ personId: string; contact: string } | undefined> {
  return db
    .selectFrom('undo_token')
    .select(['person_id as personId', 'contact'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** Deletes all undo links sent to this contact. */
export async function forgetUndoTokens(db: Db, personId: string, contact: string): Promise<void> {
  await db.deleteFrom('undo_token').where('person_id', '=', personId).where('contact', '=', contact).execute();
}
