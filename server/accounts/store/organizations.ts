import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Role } from '../../base/database/people-tables';

export interface Organization {
  id: string;
  name: string;
  tenantCode: string;
  code: string | null;
  logo: string;
  introduction: string;
  industryId: string | null;
  address: string;
  website: string;
  personalOf: string | null;
  disabledAt: Date | null;
  /** Whether a session needs a second factor to act for it. */
  requireSecondFactor: boolean;
}

interface OwnOrganization extends Organization {
  role: Role;
}

const columns = [
  'o.id as id',
  'o.name as name',
  'o.tenant_code as tenantCode',
  'o.code as code',
  'o.logo as logo',
  'o.introduction as introduction',
  'o.industry_id as industryId',
  'o.address as address',
  'o.website as website',
  'o.personal_of as personalOf',
  'o.disabled_at as disabledAt',
  'o.require_second_factor as requireSecondFactor',
] as const;

export interface NewOrganization {
  id?: string;
  name: string;
  tenantCode: string;
  code?: string | null;
  logo?: string;
  introduction?: string;
  industryId?: string | null;
  address?: string;
  website?: string;
  personalOf?: string | null;
}

/** Returns undefined if the code, the link name or the person's space already exists. */
export async function addOrganization(db: Db, given: NewOrganization): Promise<string | undefined> {
  const added = await db
    .insertInto('organization')
    .values({
      id: given.id ?? randomUUID(),
      name: given.name,
      tenant_code: given.tenantCode,
      code: given.code ?? null,
      logo: given.logo ?? '',
      introduction: given.introduction ?? '',
      industry_id: given.industryId ?? null,
      address: given.address ?? '',
      website: given.website ?? '',
      personal_of: given.personalOf ?? null,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function findOrganization(db: Db, id: string): Promise<Organization | undefined> {
  return db.selectFrom('organization as o').select(columns).where('o.id', '=', id).executeTakeFirst();
}

export async function findOrganizationByCode(db: Db, tenantCode: string): Promise<Organization | undefined> {
  return db.selectFrom('organization as o').select(columns).where('o.tenant_code', '=', tenantCode).executeTakeFirst();
}

/** The organization with this licence code. */
export async function findRegistered(db: Db, code: string): Promise<Organization | undefined> {
  return db.selectFrom('organization as o').select(columns).where('o.code', '=', code).executeTakeFirst();
}

export async function findPersonalSpace(db: Db, personId: string): Promise<Organization | undefined> {
  return db.selectFrom('organization as o').select(columns).where('o.personal_of', '=', personId).executeTakeFirst();
}

/** The person's organizations, last used first; the personal space only on request. */
export async function listOwnOrganizations(db: Db, personId: string, withPersonal = false): Promise<OwnOrganization[]> {
  let query = db
    .selectFrom('membership as m')
    .innerJoin('organization as o', 'o.id', 'm.organization_id')
    .select(columns)
    .select('m.role as role')
    .where('m.person_id', '=', personId)
    .where('o.disabled_at', 'is', null);
  if (!withPersonal) query = query.where('o.personal_of', 'is', null);
  return query.orderBy('m.used_at', 'desc').orderBy('o.name').orderBy('o.id').limit(1000).execute();
}

/** Organizations by part of the name or a whole code. Never finds personal spaces. */
export async function searchOrganizations(db: Db, text: string, limit = 20): Promise<Organization[]> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('organization as o')
    .select(columns)
    .where('o.personal_of', 'is', null)
    .where('o.disabled_at', 'is', null)
    .where(sql<boolean>`(o.name ilike ${pattern} or o.tenant_code = ${text} or o.code = ${text})`)
    .orderBy(sql`o.tenant_code = ${text} or o.code = ${text}`, 'desc')
    .orderBy(sql`length(o.name)`)
    .orderBy('o.id')
    .limit(limit)
    .execute();
}

/** Names of organizations by name, personal spaces left out; at most `limit`. */
export const listOrganizationNames = (db: Db, limit: number): Promise<{ id: string; name: string }[]> =>
  db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('personal_of', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function changeOrganization(
  db: Db,
  id: string,
  page: Pick<Organization, 'introduction' | 'address' | 'website'> & Partial<Pick<Organization, 'logo'>>,
): Promise<void> {
  await db.updateTable('organization').set(page).where('id', '=', id).execute();
}

export async function requireSecondFactor(db: Db, id: string, required: boolean): Promise<void> {
  await db.updateTable('organization').set({ require_second_factor: required }).where('id', '=', id).execute();
}
