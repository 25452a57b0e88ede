import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

/** Counts the answers of every assistant anew. Chats that were erased no longer count. */
export async function countAnswers(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (all) => {
    await all.deleteFrom('assistant_count').execute();
    await sql`
      insert into assistant_count (access_domain, assistant, messages)
      select chat.access_domain, chat.assistant_id, count(*)::int
      from chat join run on run.chat_id = chat.id
      where chat.assistant_id is not null
      group by chat.access_domain, chat.assistant_id`.execute(all);
  });
}

/** Answers of each assistant on a portal, as of the last count. */
export async function readCounts(db: Kysely<Tables>, accessDomain: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('assistant_count')
    .select(['assistant', 'messages'])
    .where('access_domain', '=', accessDomain)
    .execute();
  return new Map(rows.map(({ assistant, messages }) => [assistant, messages]));
}
