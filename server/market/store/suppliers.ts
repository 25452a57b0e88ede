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
