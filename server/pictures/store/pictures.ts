import { type Kysely, sql } from 'kysely';
import { opensFor } from '../../base/database/chat-access';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;
export type PictureRow = Omit<Tables['picture'], 'created_at' | 'bytes'> & { size: number };

const facts = ['id', 'visitor', 'mime', 'width', 'height', 'orientation', 'frames', 'expires_at'] as const;

/** Stores a picture. A repeated upload by the same visitor only extends its expiry. */
export async function keepPicture(db: Db, picture: Omit<Tables['picture'], 'created_at'>): Promise<void> {
  await db
    .insertInto('picture')
    .values(picture)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ expires_at: picture.expires_at }))
    .execute();
}

export async function findPicture(db: Db, id: string): Promise<PictureRow | undefined> {
  return db
    .selectFrom('picture')
    .select((row) => [...facts, row.fn<number>('octet_length', ['bytes']).as('size')])
    .where('id', '=', id)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
}

export async function readPictureBytes(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('picture').select('bytes').where('id', '=', id).executeTakeFirst();
  return row?.bytes;
}

/** Total bytes of a visitor's pictures, without one of them. */
export async function bytesOfVisitor(db: Db, visitor: string, except: string): Promise<number> {
  const { total } = await db
    .selectFrom('picture')
    .select((row) => row.fn.sum<string | null>(row.fn<number>('octet_length', ['bytes'])).as('total'))
    .where('visitor', '=', visitor)
    .where('id', '!=', except)
    .where('expires_at', '>', new Date())
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** Deletes a picture and everything found in it. */
export async function deletePicture(db: Db, id: string): Promise<void> {
  await db.deleteFrom('picture').where('id', '=', id).execute();
}

export async function deleteExpiredPictures(db: Db): Promise<void> {
  await db.deleteFrom('picture').where('expires_at', '<=', new Date()).execute();
}

/**
 * True if its owner asked about the picture in a chat that is readable on this domain. Chats of other visitors do not
 * count.
 */
export async function isInReadableChat(
  db: Db,
  { id, visitor }: Pick<PictureRow, 'id' | 'visitor'>,
  reader: { accessDomain: string; visitor: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('message')
    .innerJoin('chat', 'chat.id', 'message.chat_id')
    .select('message.id')
    .where(sql`message.about ->> 'picture'`, '=', id)
    .where('chat.visitor', '=', visitor)
    .where('chat.access_domain', '=', reader.accessDomain)
    .where('chat.deleted_at', 'is', null)
    .where('message.deleted_at', 'is', null)
    .where(opensFor('chat', reader.visitor))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
