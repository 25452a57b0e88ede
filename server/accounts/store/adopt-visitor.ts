import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** What a browser did before somebody signed in on it becomes that person's: conversations, answers, pictures, opinions. */
export async function adoptVisitor(db: Db, visitor: string, ownerKey: string): Promise<void> {
  await db.updateTable('chat').set({ visitor: ownerKey }).where('visitor', '=', visitor).execute();
  await db.updateTable('run').set({ visitor: ownerKey }).where('visitor', '=', visitor).execute();
  await db.updateTable('picture').set({ visitor: ownerKey }).where('visitor', '=', visitor).execute();
  // An opinion the person already gave on the same answer stays theirs.
  await sql`update evaluation e set visitor = ${ownerKey} where e.visitor = ${visitor}
    and not exists (select from evaluation o where o.message_id = e.message_id and o.visitor = ${ownerKey})`.execute(
    db,
  );
}
