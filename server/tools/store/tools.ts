import { type Kysely, sql, type Transaction } from 'kysely';
import type { ConnectedTool } from '../../../setting/tool/tool';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables> | Transaction<Tables>;

export interface ToolRow {
  id: string;
  document: ConnectedTool;
  changedBy: string;
  changedAt: Date;
}

const rows = (db: Db, domain: string) =>
  db
    .selectFrom('tool')
    .select(['id', 'document', 'changed_by as changedBy', 'changed_at as changedAt'])
    .where('access_domain', '=', domain)
    .$castTo<ToolRow>();

export const listTools = (db: Db, domain: string): Promise<ToolRow[]> => rows(db, domain).orderBy('id').execute();

export async function saveTool(
  db: Db,
  domain: string,
  { id, document, changedBy }: Omit<ToolRow, 'changedAt'>,
): Promise<void> {
  const values = { document: JSON.stringify(document), changed_by: changedBy, changed_at: sql<Date>`now()` };
  await db
    .insertInto('tool')
    .values({ access_domain: domain, id, ...values })
    .onConflict((conflict) => conflict.columns(['access_domain', 'id']).doUpdateSet(values))
    .execute();
}

/** False if there was none. */
export async function deleteTool(db: Db, domain: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('tool')
    .where('access_domain', '=', domain)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
