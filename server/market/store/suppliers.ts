import { sql } from 'kysely';
import type { SampleSupplier } from '../../../setting/market/sample-market';
import { addOrganization } from '../../accounts';
import type { Db } from '../../base/database/db';

/** Names of organizations, by id. */
export async function supplierNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** An approved supplier; its organization too, unless it is there. */
export async function addSupplier(db: Db, given: SampleSupplier): Promise<void> {
  const { organization, profile, certificates, regions, industries } = given;
  await addOrganization(db, organization);
  await db
    .insertInto('supplier')
    .values({
      ...{ organization_id: organization.id, profile: JSON.stringify(profile), certificates, regions, industries },
      ...{ state: 'approved', verified_at: new Date() },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What an approved supplier says of itself. */
export const findSupplier = (db: Db, id: string) =>
  db
    .selectFrom('supplier')
    .select(['profile', 'certificates', 'regions'])
    .where('organization_id', '=', id)
    .where('state', '=', 'approved')
    .executeTakeFirst();

/** Approved for one portal, as its samples are. */
export const addDomainSupplier = (db: Db, domain: string, organization: string) =>
  db
    .insertInto('market_supplier')
    .values({ access_domain: domain, organization_id: organization, state: 'approved' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export interface Profile {
  profile: object;
  certificates: string[];
  regions: string[];
  industries: string[];
}

/** What an organization is as a supplier on a portal; without a state it never asked to be one. */
export const findConsole = (db: Db, domain: string, organization: string) =>
  db
    .selectFrom('organization as o')
    .leftJoin('supplier as s', 's.organization_id', 'o.id')
    .leftJoin('market_supplier as m', (join) =>
      join.onRef('m.organization_id', '=', 'o.id').on('m.access_domain', '=', domain),
    )
    .select(['o.name', 's.profile', 's.certificates', 's.regions', 's.industries', 'm.state', 'm.trusted', 'm.reason'])
    .where('o.id', '=', organization)
    .executeTakeFirst();

/** Keeps what a supplier says of itself; the first time, it asks this portal's operators to approve it. */
export async function putSupplier(db: Db, domain: string, organization: string, given: Profile): Promise<void> {
  const own = { ...given, profile: JSON.stringify(given.profile) };
  await db
    .insertInto('supplier')
    .values({ organization_id: organization, ...own })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(own))
    .execute();
  await db
    .insertInto('market_supplier')
    .values({ access_domain: domain, organization_id: organization })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const listDomainSuppliers = (db: Db, domain: string) =>
  db
    .selectFrom('market_supplier as m')
    .innerJoin('organization as o', 'o.id', 'm.organization_id')
    .select(['m.organization_id as id', 'o.name', 'o.tenant_code as code', 'm.state', 'm.trusted', 'm.reason'])
    .select('m.created_at as createdAt')
    .select(
      sql<
        { code: string; name: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('code', g.tenant_code, 'name', g.name)
        order by g.name), '[]') from organization g where g.id = any(m.sisters))`.as('sisters'),
    )
    .select(({ selectFrom }) =>
      selectFrom('listing as l')
        .innerJoin('offering as f', 'f.id', 'l.offering_id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('f.supplier_id', '=', 'm.organization_id')
        .where('l.access_domain', '=', domain)
        .as('offerings'),
    )
    .where('m.access_domain', '=', domain)
    .orderBy(sql`m.state <> 'waiting'`)
    .orderBy('o.name')
    .limit(1000)
    .execute();

interface Decision {
  domain: string;
  id: string;
  state: 'approved' | 'suspended';
  trusted: boolean;
  reason: string;
}

/** The name of the supplier that was decided on; undefined if it never asked. */
export async function decideSupplier(db: Db, { domain, id, state, trusted, reason }: Decision) {
  const { numUpdatedRows } = await db
    .updateTable('market_supplier')
    .set({ state, trusted, reason })
    .where('access_domain', '=', domain)
    .where('organization_id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return undefined;
  if (state === 'approved')
    await db
      .updateTable('supplier')
      .set({ state, verified_at: sql<Date>`coalesce(verified_at, now())` })
      .where('organization_id', '=', id)
      .execute();
  return (await supplierNames(db, [id])).get(id);
}

/** Ids of organizations by their codes. */
export async function organizationsByCode(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('organization')
    .select(['id', 'tenant_code as code'])
    .where('tenant_code', 'in', [...codes])
    // The space of a person is nobody that one names.
    .where('personal_of', 'is', null)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}
