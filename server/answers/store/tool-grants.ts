import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';

interface Granted {
  tool: string;
  operation: { id: string };
  revision: string;
}

/** Lets a chat make a call of this kind without asking again. */
export async function grantCall(
  db: Kysely<Tables>,
  chat: string,
  { tool, operation, revision }: Granted,
): Promise<void> {
  await db
    .insertInto('tool_grant')
    .values({ chat_id: chat, tool, operation: operation.id, revision })
    .onConflict((conflict) => conflict.columns(['chat_id', 'tool', 'operation']).doUpdateSet({ revision }))
    .execute();
}

/** Whether the asker approved calls of this kind for the chat, as the call is now. */
export async function isGranted(
  db: Kysely<Tables>,
  chat: string,
  { tool, operation, revision }: Granted,
): Promise<boolean> {
  const row = await db
    .selectFrom('tool_grant')
    .select('tool')
    .where('chat_id', '=', chat)
    .where('tool', '=', tool)
    .where('operation', '=', operation.id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row !== undefined;
}
