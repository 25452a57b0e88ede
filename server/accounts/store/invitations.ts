import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Role } from '../../base/database/people-tables';
import { hashOf, newSecret } from '../../base/database/secret';

interface NewInvitation {
  organizationId: string;
  invitedBy: string;
  role: Exclude<Role, 'owner'>;
  uses: number;
  days: number;
  account: string | null;
}

/** Returns the secret of the link, which cannot be read again. */
export async function addInvitation(db: Db, wish: NewInvitation): Promise<{ id: string; token: string }> {
  const [id, token] = [randomUUID(), newSecret()];
  const { organizationId, invitedBy, role, uses, days, account } = wish;
  await db
    .insertInto('invitation')
    .values({
      id,
      organization_id: organizationId,
      token_hash: hashOf(token),
      role,
      account,
      uses,
      uses_left: uses,
      invited_by: invitedBy,
      ends_at: sql<Date>`now() + make_interval(days => ${days}::int)`,
    })
    .execute();
  return { id, token };
}

const invitations = (db: Db) =>
  db
    .selectFrom('invitation as i')
    .innerJoin('person as p', 'p.id', 'i.invited_by')
    .select(['i.id as id', 'i.organization_id as organizationId', 'i.role as role', 'i.account as account'])
    .select(['i.uses as uses', 'i.uses_left as usesLeft', 'i.invited_by as invitedBy', 'i.created_at as createdAt'])
    .select(['i.ends_at as endsAt', sql<boolean>`i.ends_at <= now()`.as('ended'), 'i.revoked_at as revokedAt'])
    .select(['p.nickname as nickname', 'p.phone as phone', 'p.email as email', 'p.username as username']);

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

export const findInvitation = (db: Db, id: string) => invitations(db).where('i.id', '=', id).executeTakeFirst();

export const findInvitationByToken = (db: Db, token: string) =>
  invitations(db).where('i.token_hash', '=', hashOf(token)).executeTakeFirst();

/** Invitations that can still be accepted, newest first. */
export const listOpenInvitations = (db: Db, organizationId: string) =>
  invitations(db)
    .where('i.organization_id', '=', organizationId)
    .where('i.revoked_at', 'is', null)
    .where('i.uses_left', '>', 0)
    .where('i.ends_at', '>', sql<Date>`now()`)
    .orderBy('i.created_at', 'desc')
    .limit(200)
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
export async function useInvitation(db: Db, id: string): Promise<boolean> {
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
