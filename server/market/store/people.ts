import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** Who runs an organization, and so is told of what waits for it. */
export async function whoRuns(db: Db, organization: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select m.person_id as id from membership m
    where m.organization_id = ${organization} and m.role in ('owner', 'admin') order by 1 limit 200`.execute(db);
  return rows.map(({ id }) => id);
}
