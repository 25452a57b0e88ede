import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

/** Where a document came from. */
export interface Origin {
  importSourceId: number;
  file: string;
  record: string | null;
}

/** Returns the id of the source at a place, creating it on the first import. */
export async function openImportSource(
  db: Kysely<Tables>,
  { kbId, place, name }: { kbId: number; place: string; name: string },
): Promise<number> {
  const made = await db
    .insertInto('import_source')
    .values({ kb_id: kbId, place, name })
    .onConflict((conflict) => conflict.columns(['kb_id', 'place']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const known = await db
    .selectFrom('import_source')
    .select('id')
    .where('kb_id', '=', kbId)
    .where('place', '=', place)
    .executeTakeFirstOrThrow();
  return known.id;
}

const BATCH = 5_000;

/** Records a new origin for existing documents; their text, and thus the index, stays. */
export async function adoptDocuments(db: Kysely<Tables>, adopted: ReadonlyMap<string, Origin>): Promise<void> {
  const all = [...adopted];
  for (let from = 0; from < all.length; from += BATCH) {
    const rows = all.slice(from, from + BATCH).map(([id, origin]) => ({ id, ...origin }));
    await sql`
      update document d set import_source_id = o."importSourceId", file = o.file, record = o.record
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id text, "importSourceId" int, file text, record text)
      where d.id = o.id`.execute(db);
  }
}
