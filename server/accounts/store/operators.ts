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

/** Not for an organization that is disabled. */
const mayWork = sql<boolean>`not exists (select from organization
  where organization.id = operator.tenant_id and organization.disabled_at is not null)`;

export async function findOperator(db: Db, name: string): Promise<StoredOperator | undefined> {
  return db.selectFrom('operator').select(columns).where('name', '=', name).executeTakeFirst();
}

/** By the person: somebody who signed in at the portal and has the role. */
export async function findOperatorOf(db: AnyDb, personId: string): Promise<StoredOperator | undefined> {
  return db.selectFrom('operator').select(columns).where('id', '=', personId).where(mayWork).executeTakeFirst();
}

/** By name, phone or address, with the hash of the password. */
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
 * Whether nobody else can work for the whole installation: without this one nobody could let anybody in again. Locks who it counts, so that two
 * who take each other's way in at once do not both succeed.
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

/** False: there is one of that name already. */
export async function addOperator(
  db: Db,
  { name, password, tenant_id }: Omit<StoredOperator, 'id'> & { password: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const person = await addPerson(trx, { username: name, nickname: name, password });
    return person !== undefined && giveRole(trx, { id: person.id, name, tenant_id });
  });
}

/** False: the name is taken, or the person is an operator already. */
export async function giveRole(db: AnyDb, operator: StoredOperator): Promise<boolean> {
  const given = await db
    .insertInto('operator')
    .values(operator)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirst();
  return given.numInsertedOrUpdatedRows === 1n;
}

/** A new password ends every session that the old one opened. */
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

/** Takes the role away and signs the person out everywhere. An account that was made for it, without phone or address, goes with it. */
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
