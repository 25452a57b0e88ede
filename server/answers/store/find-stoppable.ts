import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';

/** The run an interrupt means: by its own id, or by its chat's, of which old clients know no more. Then the newest is meant. */
export async function findStoppable(db: Kysely<Tables>, id: string): Promise<{ id: string; visitor: string } | null> {
  const row = await db
    .selectFrom('run')
    .select(['id', 'visitor'])
    .where(({ or, eb }) => or([eb('id', '=', id), eb('chat_id', '=', id)]))
    .orderBy(({ eb }) => eb('id', '=', id), 'desc')
    .orderBy(({ eb }) => eb('status', '=', 'running'), 'desc')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}
