import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

export interface StoredFile {
  name: string;
  mime: string;
  bytes: Buffer;
}

/** Stores a file under an unguessable id. */
export async function keepFile(
  db: Db,
  personId: string,
  file: StoredFile,
  postId: string | null = null,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await db
    .insertInto('person_file')
    .values({ id, person_id: personId, post_id: postId, size: file.bytes.length, ...file })
    .execute();
  return id;
}

/** Stores a picture that belongs to a post and to nobody, once. */
export async function keepPostFile(db: Db, { id, postId, ...file }: StoredFile & { id: string; postId: string }) {
  await db
    .insertInto('person_file')
    .values({ id, person_id: null, post_id: postId, size: file.bytes.length, ...file })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface FileFacts {
  name: string;
  mime: string;
  size: number;
  personId: string | null;
}

export const findFile = (db: Db, id: string): Promise<FileFacts | undefined> =>
  db
    .selectFrom('person_file')
    .select(['name', 'mime', 'size', 'person_id as personId'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function readFile(db: Db, id: string): Promise<(StoredFile & { personId: string | null }) | undefined> {
  return db
    .selectFrom('person_file')
    .select(['name', 'mime', 'bytes', 'person_id as personId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** At once, so that a large file is never whole in memory. */
const PIECE = 1024 * 1024;

/** The bytes of a file from one place to another, both of them included; of another table with `id` and `bytes`, too. */
export async function* readPieces(
  db: Db,
  id: string,
  from: number,
  to: number,
  table = 'person_file',
): AsyncGenerator<Buffer> {
  for (let at = from; at <= to; at += PIECE) {
    const { rows } = await sql<{ piece: Buffer }>`
      select substring(bytes from ${at + 1}::int for ${Math.min(PIECE, to + 1 - at)}::int) as piece
      from ${sql.table(table)} where id = ${id}`.execute(db);
    // Deleted meanwhile: an answer that ends too early is known to be broken.
    if (!rows[0]) throw new Error(`file ${id} was deleted while it was read`);
    yield rows[0].piece;
  }
}

type FileUse = 'avatar' | 'logo' | 'own-licence' | 'licence';

/** How a file is used. `own-licence`: the licence of an organization that `personId` runs. */
export async function usesOfFile(
  db: Db,
  file: { id: string; personId: string | null },
  personId: string | undefined,
): Promise<FileUse[]> {
  const address = `/files/${file.id}`;
  const { rows } = await sql<{ use: FileUse }>`
    select 'avatar' as use from person where id = ${file.personId} and head_img = ${address}
    union all
    select 'logo' from organization where logo = ${address} and logo <> '' and disabled_at is null
    union all
    select case when exists (
      select 1 from membership m where m.organization_id = a.organization_id and m.person_id = ${personId ?? null}
        and m.role in ('owner', 'admin')
    ) then 'own-licence' else 'licence' end
    from organization_application a where a.licence_url = ${address} and a.person_id = ${file.personId}`.execute(db);
  return rows.map(({ use }) => use);
}

const KEPT_DAYS = 30;

/** Deletes pictures that were uploaded for posts and stand in none. */
export async function dropIdlePictures(db: Db): Promise<void> {
  await sql`delete from person_file f
    where f.post_id is not null and f.created_at < now() - ${KEPT_DAYS} * interval '1 day'
      and not exists (select from post_picture d where d.file_id = f.id)`.execute(db);
}
