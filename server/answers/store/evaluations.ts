import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

export interface Evaluation {
  value: number;
  reasons: string[];
  comment: string;
}

/** One word per visitor and answer; a later one takes the place of the earlier. */
export async function saveEvaluation(
  db: Db,
  messageId: string,
  visitor: string,
  evaluation: Evaluation,
): Promise<void> {
  await db
    .insertInto('evaluation')
    .values({ message_id: messageId, visitor, ...evaluation })
    .onConflict((conflict) =>
      conflict.columns(['message_id', 'visitor']).doUpdateSet({ ...evaluation, updated_at: sql`now()` }),
    )
    .execute();
}

/** What this visitor said about the answers of a chat, by message. */
export async function listEvaluations(db: Db, chatId: string, visitor: string): Promise<Map<string, Evaluation>> {
  const rows = await db
    .selectFrom('evaluation')
    .innerJoin('message', 'message.id', 'evaluation.message_id')
    .select(['evaluation.message_id as messageId', 'value', 'reasons', 'comment'])
    .where('message.chat_id', '=', chatId)
    .where('evaluation.visitor', '=', visitor)
    .execute();
  return new Map(rows.map(({ messageId, ...evaluation }) => [messageId, evaluation]));
}
