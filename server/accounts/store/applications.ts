import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Decision } from '../../base/database/people-tables';

const joinColumns = [
  'j.id as id',
  'j.organization_id as organizationId',
  'j.person_id as personId',
  'o.name as organizationName',
  'o.tenant_code as tenantCode',
  'j.reason as reason',
  'j.status as status',
  'j.created_at as createdAt',
  'p.username as username',
  'p.phone as phone',
  'p.email as email',
  'p.nickname as nickname',
] as const;

const joins = (db: Db) =>
  db
    .selectFrom('join_application as j')
    .innerJoin('organization as o', 'o.id', 'j.organization_id')
    .innerJoin('person as p', 'p.id', 'j.person_id')
    .select(joinColumns);

export type JoinRow = Awaited<ReturnType<typeof listJoins>>[number];

/** Creates a request; if one is open already, returns that one. */
export async function askToJoin(db: Db, organizationId: string, personId: string, reason: string): Promise<string> {
  const added = await db
    .insertInto('join_application')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      person_id: personId,
      reason,
      decided_by: null,
      decided_at: null,
    })
    .onConflict((oc) =>
      oc
        .columns(['organization_id', 'person_id'])
        .where('status', '=', 'pending')
        .doUpdateSet({ reason: sql`join_application.reason` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

export async function findJoin(db: Db, id: string): Promise<JoinRow | undefined> {
  return joins(db).where('j.id', '=', id).executeTakeFirst();
}

export async function findNewestJoin(db: Db, personId: string): Promise<JoinRow | undefined> {
  return joins(db).where('j.person_id', '=', personId).orderBy('j.created_at', 'desc').limit(1).executeTakeFirst();
}

/** Requests of one organization or one person; open ones first, then newest first. */
export async function listJoins(db: Db, of: { organizationId: string } | { personId: string }) {
  const found =
    'personId' in of
      ? joins(db).where('j.person_id', '=', of.personId)
      : joins(db).where('j.organization_id', '=', of.organizationId);
  return found.orderBy(sql`j.status = 'pending'`, 'desc').orderBy('j.created_at', 'desc').limit(200).execute();
}

/** Returns false if it was already decided. */
export async function decideJoin(
  db: Db,
  id: string,
  status: Exclude<Decision, 'pending'>,
  by: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('join_application')
    .set({ status, decided_by: by, decided_at: sql`now()` })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
