import { sql } from 'kysely';
import type { WebhookData } from '../../../setting/webhook-types';
import type { Db } from '../../base/database/db';
import type { Role } from '../../base/database/people-tables';
import { emit } from '../../base/events/emit';

interface MemberRow {
  id: string;
  nickname: string;
  headImg: string;
  username: string | null;
  phone: string | null;
  email: string | null;
  role: Role;
  joinedAt: Date;
}

/** Returns false if the person is already a member; the role is then unchanged. */
export async function addMember(db: Db, organizationId: string, personId: string, role: Role): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('membership')
    .values({ organization_id: organizationId, person_id: personId, role })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  const joined = numInsertedOrUpdatedRows === 1n;
  if (joined) await tellChange(db, { organization: organizationId, person: personId, change: 'joined' });
  return joined;
}

const tellChange = (db: Db, data: WebhookData['organization.member_changed']) =>
  emit(db, { type: 'organization.member_changed', to: { organizations: [data.organization] }, data });

/** The person's role; undefined if the organization is disabled, since nobody may act for it. */
export async function findRole(db: Db, organizationId: string, personId: string): Promise<Role | undefined> {
  const row = await membership(db.selectFrom('membership').select('role'), organizationId, personId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('organization as o')
          .select('o.id')
          .whereRef('o.id', '=', 'membership.organization_id')
          .where('o.disabled_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return row?.role;
}

/** Marks an organization as used, because the switcher lists the last used first. */
export async function touchMembership(db: Db, organizationId: string, personId: string): Promise<void> {
  await membership(db.updateTable('membership').set({ used_at: sql`now()` }), organizationId, personId).execute();
}

export async function listMembers(db: Db, organizationId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .select(['p.id as id', 'p.nickname as nickname', 'p.head_img as headImg', 'p.username as username'])
    .select(['p.phone as phone', 'p.email as email', 'm.role as role', 'm.joined_at as joinedAt'])
    .where('m.organization_id', '=', organizationId)
    .orderBy(sql`array_position(array['owner', 'admin', 'member'], m.role)`)
    .orderBy('m.joined_at')
    .limit(1000)
    .execute();
}

/**
 * Changes a role; null removes the member. Returns false if there is no such member or the last owner would be lost.
 */
export async function changeRole(
  db: Db,
  organizationId: string,
  personId: string,
  role: Role | null,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locks the members, so that two owners who leave at once cannot both succeed.
    const members = await trx
      .selectFrom('membership')
      .select(['person_id', 'role'])
      .where('organization_id', '=', organizationId)
      .forUpdate()
      .execute();
    const owners = members.filter((one) => one.role === 'owner');
    const last = role !== 'owner' && owners.length === 1 && owners[0]?.person_id === personId;
    if (last || !members.some((one) => one.person_id === personId)) return false;
    if (role === null) await membership(trx.deleteFrom('membership'), organizationId, personId).execute();
    else await membership(trx.updateTable('membership').set({ role }), organizationId, personId).execute();
    const change = role === null ? 'left' : 'role';
    await tellChange(trx, { organization: organizationId, person: personId, change });
    return true;
  });
}

interface Filterable {
  where(column: 'organization_id' | 'person_id', operator: '=', value: string): this;
}

const membership = <Q extends Filterable>(query: Q, organizationId: string, personId: string): Q =>
  query.where('organization_id', '=', organizationId).where('person_id', '=', personId);
