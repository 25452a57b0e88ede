import { type Kysely, sql, type Transaction } from 'kysely';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables> | Transaction<Tables>;

export interface NewUpload {
  id: string;
  kbId: number;
  name: string;
  bytes: Buffer;
  by: string;
}

/** Stores a file to be read; one of the same name takes the place of the former. */
export async function putUpload(db: Db, { kbId, bytes, ...given }: NewUpload): Promise<void> {
  const fresh = {
    ...given,
    bytes,
    size: bytes.length,
    state: 'waiting' as const,
    documents: 0,
    faults: 0,
    fault: null,
  };
  await db
    .insertInto('upload')
    .values({ ...fresh, kb_id: kbId })
    .onConflict((c) => c.columns(['kb_id', 'name']).doUpdateSet({ ...fresh, at: sql<Date>`now()` }))
    .execute();
}

/** Every file of a base, the newest last, without its bytes. */
export const listUploads = (db: Db, kbId: number) =>
  db
    .selectFrom('upload')
    .select(['id', 'name', 'size', 'state', 'documents', 'faults', 'fault', 'by', 'at'])
    .where('kb_id', '=', kbId)
    .orderBy('at')
    .orderBy('name')
    .execute();

/** Marks a file as being read; undefined if it has been read, replaced or removed. */
export const beginUpload = (db: Db, id: string) =>
  db
    .updateTable('upload')
    .set({ state: 'reading' })
    .where('id', '=', id)
    .where('bytes', 'is not', null)
    .returning(['kb_id as kbId', 'name', 'bytes'])
    .executeTakeFirst();

export interface UploadResult {
  documents: number;
  faults: number;
  fault: LocalizedText | null;
}

export async function endUpload(db: Db, id: string, { documents, faults, fault }: UploadResult): Promise<void> {
  const state = documents > 0 ? 'done' : 'failed';
  await db
    .updateTable('upload')
    .set({ state, documents, faults, fault: fault && JSON.stringify(fault), bytes: null })
    .where('id', '=', id)
    .execute();
}

/** Removes a file from the list. Returns the ids of its documents; undefined if there is no such file. */
export async function dropUpload(db: Db, { kbId, id }: { kbId: number; id: string }): Promise<string[] | undefined> {
  const gone = await db
    .deleteFrom('upload')
    .where('kb_id', '=', kbId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  if (!gone) return undefined;
  const rows = await db
    .selectFrom('document as d')
    .innerJoin('import_source as s', 's.id', 'd.import_source_id')
    .select('d.id')
    .where('s.kb_id', '=', kbId)
    .where('s.place', '=', gone.name)
    .execute();
  return rows.map((row) => row.id);
}
