import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

/** Where a document came from. */
export interface Origin {
  importSourceId: number;
  file: string;
  record: string | null;
}

/** The number of the source that lies at a place; made when nothing was imported from there yet. */
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

/** Says of documents that are there already who brings them now; their text, and so the index, stays. */
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
