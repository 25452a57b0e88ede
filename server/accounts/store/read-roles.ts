import type { Db } from '../../base/database/db';
import type { Role } from '../../base/database/people-tables';

/** The person's role in each of these organizations; personal spaces and disabled organizations are left out. */
export async function readRoles(db: Db, personId: string, organizations: string[]): Promise<Map<string, Role>> {
  if (organizations.length === 0) return new Map();
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('organization as o', 'o.id', 'm.organization_id')
    .select(['m.organization_id as id', 'm.role'])
    .where('m.person_id', '=', personId)
    .where('m.organization_id', 'in', organizations)
    .where('o.personal_of', 'is', null)
    .where('o.disabled_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, role }) => [id, role]));
}
