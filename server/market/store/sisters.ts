import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { areSisters } from './are-sisters';
import { refreshRating } from './reviews';

export async function isSister(db: Db, domain: string, supplier: string, other: string | undefined): Promise<boolean> {
  if (other === undefined) return false;
  const is = areSisters(sql`${domain}::text`, sql`${supplier}::text`, sql`${other}::text`);
  const { rows } = await sql<{ is: boolean }>`select ${is} as is`.execute(db);
  return rows[0]?.is ?? false;
}

/** Notes which organizations belong together with a supplier, and counts the reviews of both anew. False if it is none here. */
export async function setSisters(
  db: Db,
  domain: string,
  supplier: string,
  sisters: readonly string[],
): Promise<boolean> {
  const row = db
    .selectFrom('market_supplier')
    .select('sisters')
    .where('access_domain', '=', domain)
    .where('organization_id', '=', supplier);
  const before = await row.forUpdate().executeTakeFirst();
  if (!before) return false;
  await db
    .updateTable('market_supplier')
    .set({ sisters: [...sisters] })
    .where('access_domain', '=', domain)
    .where('organization_id', '=', supplier)
    .execute();
  const touched = [...new Set([supplier, ...before.sisters, ...sisters])];
  const { rows } = await sql<{ id: string }>`select distinct o.id from review r join offering o on o.id = r.offering_id
    where r.access_domain = ${domain} and o.supplier_id = any(${touched}::text[])
      and r.organization_id = any(${touched}::text[]) order by 1`.execute(db);
  for (const { id } of rows) await refreshRating(db, id);
  return true;
}
