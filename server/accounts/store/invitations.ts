import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { GrantedRole } from '../../../setting/operator/may';
import type { Db } from '../../base/database/db';
import type { Role } from '../../base/database/people-tables';
import { hashOf, newSecret } from '../../base/database/secret';
import { columnsOf, scopeColumns } from './operator-roles';

type Member = { organizationId: string; role: Exclude<Role, 'owner'> };
type Staff = { workbench: GrantedRole };

/** Into an organization, or into the workbench. */
type NewInvitation = (Member | Staff) & {
  invitedBy: string;
  uses: number;
  days: number;
  account: string | null;
};

/** Returns the secret of the link, which cannot be read again. */
export async function addInvitation(db: Db, wish: NewInvitation): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), newSecret()];
  const { invitedBy, uses, days, account } = wish;
  await db
    .insertInto('invitation')
    .values({
      id,
      token_hash: hashOf(token),
      ...('workbench' in wish
        ? { operator_role: wish.workbench.role, ...columnsOf(wish.workbench.scope) }
        : { organization_id: wish.organizationId, role: wish.role }),
      account,
      uses,
      uses_left: uses,
      invited_by: invitedBy,
      ends_at: sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .execute();
  return { id, token };
}

const workbench = sql<GrantedRole | null>`case when i.operator_role is not null
  then json_build_object('role', i.operator_role, 'scope', ${scopeColumns('i')}) end`;

const invitations = (db: Db) =>
  db
    .selectFrom('invitation as i')
    .innerJoin('person as p', 'p.id', 'i.invited_by')
    .select(['i.id as id', 'i.organization_id as organizationId', 'i.role as role', 'i.account as account'])
    .select(workbench.as('workbench'))
    .select(['i.uses as uses', 'i.uses_left as usesLeft', 'i.invited_by as invitedBy', 'i.created_at as createdAt'])
    .select(['i.ends_at as endsAt', sql<boolean>`i.ends_at <= now()`.as('ended'), 'i.revoked_at as revokedAt'])
    .select(['p.nickname as nickname', 'p.phone as phone', 'p.email as email', 'p.username as username']);

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export const findInvitation = (db: Db, id: string) => invitations(db).where('i.id', '=', id).executeTakeFirst();

export const findInvitationByToken = (db: Db, token: string) =>
  invitations(db).where('i.token_hash', '=', hashOf(token)).executeTakeFirst();

const open = (found: ReturnType<typeof invitations>) =>
  found
    .where('i.revoked_at', 'is', null)
    .where('i.uses_left', '>', 0)
    .where('i.ends_at', '>', sql<Date>`now()`)
    .orderBy('i.created_at', 'desc');

/** Invitations that can still be accepted, newest first. */
export const listOpenInvitations = (db: Db, organizationId: string) =>
  open(invitations(db).where('i.organization_id', '=', organizationId))
    .limit(200)
    .execute();

/** The same of the workbench, wherever they are for. */
export const listOpenWorkbenchInvitations = (db: Db) =>
  open(invitations(db).where('i.operator_role', 'is not', null))
    .limit(500)
    .execute();

/** Returns false if it was already revoked. */
export async function revokeInvitation(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses one place; false if none is left or the invitation was revoked or has expired. */
export async function spendInvitation(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitation')
    .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('id', '=', id)
    .where('uses_left', '>', 0)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
