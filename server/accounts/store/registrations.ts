import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Decision } from '../../base/database/people-tables';

const columns = [
  'id',
  'person_id as personId',
  'name',
  'code',
  'industry_id as industryId',
  'licence_url as licenceUrl',
  'contact',
  'phone',
  'status',
] as const;

export type Registration = Awaited<ReturnType<typeof listRegistrations>>[number];
type NewRegistration = Omit<Registration, 'id' | 'status'>;

const sameContent = sql<boolean>`(organization_application.name, organization_application.industry_id, organization_application.licence_url,
  organization_application.contact, organization_application.phone)
  is not distinct from (excluded.name, excluded.industry_id, excluded.licence_url, excluded.contact, excluded.phone)`;
/** A changed application gets a new id, so that an operator approves exactly what they have read. */
const idOfContent = sql<string>`case when ${sameContent} then organization_application.id else excluded.id end`;

/** Creates an application; if one for the same code is open, replaces its content. */
export async function askToRegister(db: Db, given: NewRegistration): Promise<Registration> {
  const { personId, industryId, licenceUrl, ...rest } = given;
  const content = { ...rest, industry_id: industryId, licence_url: licenceUrl };
  return db
    .insertInto('organization_application')
    .values({
      id: randomUUID(),
      person_id: personId,
      ...content,
      organization_id: null,
      decided_by: null,
      decided_at: null,
    })
    .onConflict((oc) =>
      oc
        .columns(['person_id', 'code'])
        .where('status', '=', 'pending')
        .doUpdateSet({ ...content, id: idOfContent }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Applications of one person or of everybody; open ones first. */
export async function listRegistrations(db: Db, personId?: string) {
  let query = db.selectFrom('organization_application').select(columns);
  if (personId !== undefined) query = query.where('person_id', '=', personId);
  return query.orderBy(sql`status = 'pending'`, 'desc').orderBy('created_at', 'desc').limit(200).execute();
}

export async function findRegistration(db: Db, id: string): Promise<Registration | undefined> {
  return db.selectFrom('organization_application').select(columns).where('id', '=', id).executeTakeFirst();
}

interface Verdict {
  status: Exclude<Decision, 'pending'>;
  by: string;
  organizationId: string | null;
}

/** Returns false if it was already decided. */
export async function decideRegistration(
  db: Db,
  id: string,
  { status, by, organizationId }: Verdict,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('organization_application')
    .set({ status, decided_by: by, decided_at: sql`now()`, organization_id: organizationId })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
