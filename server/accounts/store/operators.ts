import { type Kysely, sql } from 'kysely';
import type { Db as AnyDb } from '../../base/database/db';
import { inTransaction } from '../../base/database/in-transaction';
import type { Tables } from '../../base/database/tables';
import { addPerson, updatePerson } from './persons';
import { endSessions } from './sessions';

type Db = Kysely<Tables>;

/** A person who may change settings. */
export interface StoredOperator {
  id: string;
  name: string;
  tenant_id: string | null;
}

const columns = ['operator.id', 'operator.name', 'operator.tenant_id'] as const;

/** Condition: the operator's organization is not disabled. */
const mayWork = sql<boolean>`not exists (select from organization
  where organization.id = operator.tenant_id and organization.disabled_at is not null)`;

export async function findOperator(db: Db, name: string): Promise<StoredOperator | undefined> {
  return db.selectFrom('operator').select(columns).where('name', '=', name).executeTakeFirst();
}

/** The operator with this person's id. */
export async function findOperatorOf(db: AnyDb, personId: string): Promise<StoredOperator | undefined> {
  return db.selectFrom('operator').select(columns).where('id', '=', personId).where(mayWork).executeTakeFirst();
}

/** The operator by name, phone or email address, with the hash of the password. */
export async function findOperatorByAccount(
  db: Db,
  account: string,
): Promise<(StoredOperator & { password: string | null }) | undefined> {
  return db
    .selectFrom('operator')
    .innerJoin('person', 'person.id', 'operator.id')
    .select(columns)
    .select('person.password')
    .where('person.disabled_at', 'is', null)
    .where(mayWork)
    .where((eb) =>
      eb.or([
        eb('operator.name', '=', account),
        eb('person.phone', '=', account),
        eb('person.email', '=', account.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
}

export async function listOperators(db: Db) {
  return db.selectFrom('operator').select(['name', 'tenant_id', 'created_at']).orderBy('name').execute();
}

/**
 * Whether this is the only active operator of the whole installation. Locks the rows it counts, so that two operators
 * who disable each other at once cannot both succeed.
 */
export async function isLastOperator(trx: AnyDb, id: string): Promise<boolean> {
  const active = await trx
    .selectFrom('operator')
    .innerJoin('person', 'person.id', 'operator.id')
    .select('operator.id')
    .where('operator.tenant_id', 'is', null)
    .where('person.disabled_at', 'is', null)
    .orderBy('operator.id')
    .forUpdate()
    .execute();
  return active.length === 1 && active[0]?.id === id;
}

/** Returns false if the name is taken. */
export async function addOperator(
  db: Db,
  { name, password, tenant_id }: Omit<StoredOperator, 'id'> & { password: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const person = await addPerson(trx, { username: name, nickname: name, password });
    return person !== undefined && giveRole(trx, { id: person.id, name, tenant_id });
  });
}

/** Returns false if the name is taken or the person is already an operator. */
export async function giveRole(db: AnyDb, operator: StoredOperator): Promise<boolean> {
  const given = await db
    .insertInto('operator')
    .values(operator)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return given.numInsertedOrUpdatedRows === 1n;
}

/** Sets a new password and ends every session of the operator. */
export async function resetPassword(db: Db, name: string, password: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const found = await trx
      .updateTable('operator')
      .set({ updated_at: sql`now()` })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst();
    if (!found) return false;
    await updatePerson(trx, found.id, { password });
    await endSessions(trx, found.id);
    return true;
  });
}

/**
 * Removes the role and signs the person out everywhere. Deletes an account that was created for the role and has
 * neither phone nor email.
 */
export async function removeOperator(db: Db, name: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const removed = await trx.deleteFrom('operator').where('name', '=', name).returning('id').executeTakeFirst();
    if (!removed) return;
    await endSessions(trx, removed.id);
    await trx
      .deleteFrom('person')
      .where('id', '=', removed.id)
      .where('phone', 'is', null)
      .where('email', 'is', null)
      .execute();
  });
}
