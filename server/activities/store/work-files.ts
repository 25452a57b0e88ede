import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { CleanFile } from '../../accounts';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

const columns = ['f.id', 'f.name', 'f.mime', 'f.size', 'f.width', 'f.height'] as const;
const files = (db: Db) => db.selectFrom('contest_file as f');

export type WorkFile = Awaited<ReturnType<typeof filesOf>>[number];

/** Files of a work, in their order. */
export const filesOf = (db: Db, entry: string) =>
  files(db)
    .select(columns)
    .where('f.entry_id', '=', entry)
    .where('f.place', 'is not', null)
    .orderBy('f.place')
    .execute();

/** Files of these works, by work. */
export async function filesByWork(db: Db, works: readonly string[]): Promise<Map<string, WorkFile[]>> {
  const found = new Map<string, WorkFile[]>(works.map((id) => [id, []]));
  if (works.length === 0) return found;
  const rows = await files(db)
    .innerJoin('contest_work as w', 'w.entry_id', 'f.entry_id')
    .select(columns)
    .select('w.id as work')
    .where('w.id', 'in', [...works])
    .where('f.place', 'is not', null)
    .orderBy('f.place')
    .execute();
  for (const { work, ...file } of rows) found.get(work)?.push(file);
  return found;
}

/** Keeps a file of an entry that is in no work yet; undefined if it has as many as it may have. */
export async function addFile(
  trx: Transaction<Tables>,
  entry: string,
  { bytes, width, height, ...given }: CleanFile,
  most: number,
): Promise<WorkFile | undefined> {
  // Two that come at once are counted one after the other.
  await trx.selectFrom('activity_entry').select('id').where('id', '=', entry).forUpdate().execute();
  const { count } = await files(trx)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('f.entry_id', '=', entry)
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return undefined;
  const file = {
    ...{ id: randomBytes(16).toString('base64url'), ...given, size: bytes.length },
    ...{ width: width ?? null, height: height ?? null },
  };
  await trx
    .insertInto('contest_file')
    .values({ ...file, entry_id: entry, place: null, bytes })
    .execute();
  return file;
}

/** Gives a work these files, in this order; the others that it had go. False if one is not this entry's. */
export async function placeFiles(trx: Transaction<Tables>, entry: string, ids: readonly string[]): Promise<boolean> {
  await trx
    .deleteFrom('contest_file')
    .where('entry_id', '=', entry)
    .where('place', 'is not', null)
    .where(sql<boolean>`id <> all(${sql.val(ids)}::text[])`)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('contest_file')
    .set({ place: sql<number>`array_position(${sql.val(ids)}::text[], id) - 1` })
    .where('entry_id', '=', entry)
    .where(sql<boolean>`id = any(${sql.val(ids)}::text[])`)
    .executeTakeFirst();
  return Number(numUpdatedRows) === ids.length;
}

const inActivity = (db: Db, { domain, activity }: Place, id: string) =>
  files(db)
    .innerJoin('activity_entry as e', 'e.id', 'f.entry_id')
    .leftJoin('contest_work as w', 'w.entry_id', 'e.id')
    .select(columns)
    .where('f.id', '=', id)
    .where('e.access_domain', '=', domain)
    .where('e.activity', '=', activity);

/** A file that this reader may see: of a work that is shown, or their own. */
export const findFileFor = (
  db: Db,
  place: Place,
  id: string,
  { person = null, visitor }: { person?: string | null | undefined; visitor: string },
) =>
  inActivity(db, place, id)
    .where(
      sql<boolean>`((w.state = 'shown' and f.place is not null) or e.person_id = ${person}
        or (e.person_id is null and e.visitor = ${visitor}))`,
    )
    .executeTakeFirst();

/** A file of a work that was handed in or is shown, for whoever decides and judges. */
export const findFileOfWork = (db: Db, place: Place, id: string, work: string) =>
  inActivity(db, place, id)
    .where('w.id', '=', work)
    .where('w.state', 'in', ['handedIn', 'shown'])
    .where('f.place', 'is not', null)
    .executeTakeFirst();

/** Deletes files that were uploaded and are in no work after a day, and those of entries that are nobody's any more. */
export async function dropIdleFiles(db: Db): Promise<void> {
  await sql`delete from contest_file where place is null and created_at < now() - interval '1 day'`.execute(db);
  await sql`
    delete from contest_file f using activity_entry e
    where e.id = f.entry_id and e.person_id is null and e.visitor is null`.execute(db);
}
