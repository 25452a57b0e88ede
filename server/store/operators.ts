import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables';

type Db = Kysely<Tables>;

export interface StoredOperator {
  id: string;
  name: string;
  password: string;
  tenant_id: string | null;
}

const columns = ['id', 'name', 'password', 'tenant_id'] as const;

export async function findOperator(db: Db, name: string): Promise<StoredOperator | undefined> {
  return db.selectFrom('operator').select(columns).where('name', '=', name).executeTakeFirst();
}

export async function listOperators(db: Db) {
  return db.selectFrom('operator').select(['name', 'tenant_id', 'created_at']).orderBy('name').execute();
}

/** False: there is one of that name already. */
export async function addOperator(db: Db, one: Omit<StoredOperator, 'id'>): Promise<boolean> {
  const added = await db
    .insertInto('operator')
    .values({ id: randomUUID(), ...one })
    .onConflict((oc) => oc.column('name').doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** A new password ends every session that the old one opened. */
export async function resetPassword(db: Db, name: string, password: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .updateTable('operator')
      .set({ password, updated_at: sql`now()` })
      .where('name', '=', name)
      .returning('id')
      .executeTakeFirst();
    if (found) await trx.deleteFrom('operator_session').where('operator_id', '=', found.id).execute();
    return found !== undefined;
  });
}

export async function removeOperator(db: Db, name: string): Promise<void> {
  await db.deleteFrom('operator').where('name', '=', name).execute();
}
