import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

export interface Evaluation {
  value: number;
  reasons: string[];
  comment: string;
  /** Whether the portal's operators may read the question. */
  shared: boolean;
}

/** Saves a visitor's evaluation of an answer; a later one replaces it. */
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

/** This visitor's evaluations of a chat's answers, by message. */
export async function listEvaluations(db: Db, chatId: string, visitor: string): Promise<Map<string, Evaluation>> {
  const rows = await db
    .selectFrom('evaluation')
    .innerJoin('message', 'message.id', 'evaluation.message_id')
    .select(['evaluation.message_id as messageId', 'value', 'reasons', 'comment', 'shared'])
    .where('message.chat_id', '=', chatId)
    .where('evaluation.visitor', '=', visitor)
    .execute();
  return new Map(rows.map(({ messageId, ...evaluation }) => [messageId, evaluation]));
}

/** Documents of the verified answers that an answer shows first. */
export async function verifiedIn(db: Db, messageId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct e.event #>> '{data,docId}' as id from run r join run_event e on e.run_id = r.id
    where r.message_id = ${messageId} and e.event ->> 'event' = 'verified_answer'`.execute(db);
  return rows.map(({ id }) => id);
}

export interface DislikedRow {
  question: string;
  reasons: string[];
  comment: string;
  at: Date;
}

/**
 * Questions to an assistant of a portal whose answers did not help and that their askers let its operators read,
 * newest first and each once. Deleted chats and branches are left out.
 */
export async function listDisliked(
  db: Db,
  { accessDomain, assistant }: { accessDomain: string; assistant: string },
  most: number,
): Promise<DislikedRow[]> {
  const { rows } = await sql<DislikedRow>`
    select question, reasons, comment, at from (
      select distinct on (q.text) q.text as question, e.reasons, e.comment, e.updated_at as at
      from evaluation e join message a on a.id = e.message_id join message q on q.id = a.parent_id
      join chat c on c.id = a.chat_id
      where e.value < 0 and e.shared and c.assistant_id = ${assistant} and c.access_domain = ${accessDomain}
        and c.deleted_at is null and a.deleted_at is null and q.deleted_at is null
      order by q.text, e.updated_at desc) each_once
    order by at desc limit ${most}`.execute(db);
  return rows;
}
