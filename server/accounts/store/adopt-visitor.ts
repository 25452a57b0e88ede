import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** Moves a browser's chats, answers, pictures and ratings to the person who signs in. */
export async function adoptVisitor(db: Db, visitor: string, ownerKey: string): Promise<void> {
  await db.updateTable('chat').set({ visitor: ownerKey }).where('visitor', '=', visitor).execute();
  await db.updateTable('run').set({ visitor: ownerKey }).where('visitor', '=', visitor).execute();
  await db.updateTable('picture').set({ visitor: ownerKey }).where('visitor', '=', visitor).execute();
  // A rating that the person already gave to the same answer stays.
  await sql`update evaluation e set visitor = ${ownerKey} where e.visitor = ${visitor}
    and not exists (select from evaluation o where o.message_id = e.message_id and o.visitor = ${ownerKey})`.execute(
    db,
  );
}
