import { sql } from 'kysely';
import type { GrantedRole, OperatorRole, OperatorScope } from '../../../setting/operator/may';
import type { Db } from '../../base/database/db';

interface NewRole {
  operatorId: string;
  scope: OperatorScope;
  role: OperatorRole;
  /** Name of the operator who grants it; absent on the server. */
  by?: string | undefined;
}

/** Everybody with a role, one row for each. */
export const listRoles = (db: Db) =>
  db
    .selectFrom('operator_role as r')
    .innerJoin('operator as o', 'o.id', 'r.operator_id')
    .select(['o.name', 'r.kind', 'r.tenant_id', 'r.access_domain', 'r.role', 'r.granted_at'])
    .orderBy('o.name')
    .orderBy('r.granted_at')
    .execute();

/** The scope in the columns kind, tenant_id and access_domain of a table. */
export const scopeColumns = (table: string) => sql<GrantedRole['scope']>`case ${sql.ref(`${table}.kind`)}
  when 'installation' then json_build_object('kind', 'installation')
  when 'organization' then json_build_object('kind', 'organization', 'tenantId', ${sql.ref(`${table}.tenant_id`)})
  when 'domain' then json_build_object('kind', 'domain', 'domain', ${sql.ref(`${table}.access_domain`)},
    'tenantId', ${sql.ref(`${table}.tenant_id`)}) end`;

const grants = (db: Db) =>
  db
    .selectFrom('operator_role as r')
    .innerJoin('operator as o', 'o.id', 'r.operator_id')
    .innerJoin('person as p', 'p.id', 'r.operator_id')
    .select(['r.id as id', 'o.id as operatorId', 'o.name as name', 'r.role as role', scopeColumns('r').as('scope')])
    .select(['r.granted_at as grantedAt', 'r.granted_by as grantedBy', 'p.disabled_at as disabledAt'])
    .select(['p.phone as phone', 'p.email as email', 'p.username as username']);

/** Everybody with a role, as the workbench lists them. */
export const listGrants = (db: Db) => grants(db).orderBy('o.name').orderBy('r.granted_at').execute();

export const findGrant = (db: Db, id: string) => grants(db).where('r.id', '=', id).executeTakeFirst();

export const dropRole = (db: Db, id: string) => db.deleteFrom('operator_role').where('id', '=', id).execute();

export const columnsOf = (scope: OperatorScope) => ({
  kind: scope.kind,
  tenant_id: scope.kind === 'installation' ? null : scope.tenantId,
  access_domain: scope.kind === 'domain' ? scope.domain : null,
});

/** Gives a role, or changes the one held there. Returns false if it is held already. */
export async function setRole(db: Db, { operatorId, scope, role, by }: NewRole): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('operator_role')
    .values({ operator_id: operatorId, role, granted_by: by ?? null, ...columnsOf(scope) })
    .onConflict((oc) =>
      oc
        .expression(sql`operator_id, kind, coalesce(tenant_id, ''), coalesce(access_domain, '')`)
        .doUpdateSet({ role, granted_by: by ?? null, granted_at: sql`now()` })
        .where('operator_role.role', '<>', role),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Whether this is the only administrator of the whole installation who can sign in. Locks the rows it counts, so that
 * two who disable or lower each other at once cannot both succeed.
 */
export async function isLastOperator(trx: Db, id: string): Promise<boolean> {
  const active = await trx
    .selectFrom('operator_role as r')
    .innerJoin('person', 'person.id', 'r.operator_id')
    .select('r.operator_id as id')
    .where('r.kind', '=', 'installation')
    .where('r.role', '=', 'administrator')
    .where('person.disabled_at', 'is', null)
    .orderBy('r.operator_id')
    .forUpdate()
    .execute();
  return active.length === 1 && active[0]?.id === id;
}

/** Whether a change would leave the installation without an administrator who can sign in. */
export async function leavesNobody(
  trx: Db,
  { operatorId, scope, role }: Omit<NewRole, 'role'> & { role?: OperatorRole },
) {
  const lowers = scope.kind === 'installation' && role !== 'administrator';
  return lowers && (await isLastOperator(trx, operatorId));
}
