import { type Kysely, sql } from 'kysely';
import type { GrantedRole, OperatorRole, OperatorScope } from '../../../setting/operator/may';
import type { Db as AnyDb } from '../../base/database/db';
import { inTransaction } from '../../base/database/in-transaction';
import type { Tables } from '../../base/database/tables';
import { scopeColumns, setRole } from './operator-roles';
import { addPerson, updatePerson } from './persons';
import { endSessions } from './sessions';

type Db = Kysely<Tables>;

/** A person who may look at or change settings. */
export interface StoredOperator {
  id: string;
  name: string;
  /** Never empty; the widest first. */
  roles: GrantedRole[];
}

/** An operator with a role: on a domain, on those of an organization, or without either, on the installation. */
export interface NewOperator {
  id: string;
  name: string;
  /** With a domain: whose it is. */
  tenant_id: string | null;
  domain?: string | undefined;
  role?: OperatorRole | undefined;
  /** Name of the operator who gives it; absent on the server. */
  by?: string | undefined;
}

/** Condition: the organization of the role is not disabled. */
const counts = sql<boolean>`not exists (select from organization
  where organization.id = r.tenant_id and organization.disabled_at is not null)`;

const roles = sql<GrantedRole[] | null>`(select json_agg(
    json_build_object('role', r.role, 'scope', ${scopeColumns('r')})
    order by array_position(array['installation', 'organization', 'domain'], r.kind), r.granted_at, r.id)
  from operator_role r where r.operator_id = operator.id and ${counts})`;

const operators = (db: AnyDb) =>
  db.selectFrom('operator').select(['operator.id', 'operator.name']).select(roles.as('roles'));

/** Whoever has no role left is no operator. */
function withRoles<Row extends { roles: GrantedRole[] | null }>(row: Row | undefined) {
  return row?.roles ? { ...row, roles: row.roles } : undefined;
}

export async function findOperator(db: Db, name: string): Promise<StoredOperator | undefined> {
  return withRoles(await operators(db).where('operator.name', '=', name).executeTakeFirst());
}

/** The operator with this person's id. */
export async function findOperatorOf(db: AnyDb, personId: string): Promise<StoredOperator | undefined> {
  return withRoles(await operators(db).where('operator.id', '=', personId).executeTakeFirst());
}

/** The same, unless the account is disabled. */
export async function findEnabledOperator(db: AnyDb, personId: string): Promise<StoredOperator | undefined> {
  const found = await operators(db)
    .innerJoin('person', 'person.id', 'operator.id')
    .where('person.disabled_at', 'is', null)
    .where('operator.id', '=', personId)
    .executeTakeFirst();
  return withRoles(found);
}

/** The operator by name, phone or email address, with the hash of the password. */
export async function findOperatorByAccount(
  db: Db,
  account: string,
): Promise<(StoredOperator & { password: string | null }) | undefined> {
  const found = await operators(db)
    .innerJoin('person', 'person.id', 'operator.id')
    .select('person.password')
    .where('person.disabled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('operator.name', '=', account),
        eb('person.phone', '=', account),
        eb('person.email', '=', account.toLowerCase()),
      ]),
    )
    .executeTakeFirst();
  return withRoles(found);
}

export async function hasOperators(db: AnyDb): Promise<boolean> {
  return (await db.selectFrom('operator').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns false if the name is taken. */
export async function addOperator(
  db: Db,
  { name, password, ...first }: Omit<NewOperator, 'id'> & { password: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const person = await addPerson(trx, { username: name, nickname: name, password });
    return person !== undefined && giveRole(trx, { id: person.id, name, ...first });
  });
}

/** Returns false if the name is another operator's, or the person has this role there already. */
export async function giveRole(db: AnyDb, { id, name, role = 'administrator', by, ...place }: NewOperator) {
  await db
    .insertInto('operator')
    .values({ id, name })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const known = await db.selectFrom('operator').select('id').where('id', '=', id).executeTakeFirst();
  return known !== undefined && setRole(db, { operatorId: id, scope: scopeOf(place), role, by });
}

function scopeOf({ tenant_id: tenantId, domain }: Pick<NewOperator, 'tenant_id' | 'domain'>): OperatorScope {
  if (domain !== undefined) return { kind: 'domain', domain, tenantId };
  return tenantId === null ? { kind: 'installation' } : { kind: 'organization', tenantId };
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
