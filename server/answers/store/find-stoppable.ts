import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';

/**
 * Finds the run to stop by run id, or by chat id, which is all that old clients know; then the newest, running ones
 * first.
 */
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
