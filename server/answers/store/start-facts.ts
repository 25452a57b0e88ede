import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { ChatRow } from './chats';
import type { MessageRow } from './messages';

export interface StartIds {
  visitor: string;
  chatId: string;
  messageId: string;
  answerId: string;
  parentId: string | null;
  regenerateOf: string | null;
}

export type KnownMessage = Pick<
  MessageRow,
  'id' | 'chatId' | 'parentId' | 'role' | 'text' | 'quoted' | 'attachments' | 'runId'
> & {
  /** Its branch was deleted. */
  deleted?: boolean;
};
export type KnownChat = Pick<ChatRow, 'visitor' | 'accessDomain'> & { deleted: boolean; assistant?: string | null };

/** What the store knows about the ids of a request before anything is written. */
export interface StartFacts {
  chat: KnownChat | null;
  answer: KnownMessage | null;
  question: KnownMessage | null;
  firstAnswer: KnownMessage | null;
  parent: KnownMessage | null;
  regenerated: KnownMessage | null;
  /** The question of the answer that is regenerated. */
  regeneratedQuestion: KnownMessage | null;
  /** Number of this visitor's running answers. */
  running: number;
}

interface FactRow {
  chat: KnownChat | null;
  messages: KnownMessage[];
  firstAnswer: KnownMessage | null;
  running: number;
}

const message = sql`
  select m.id, m.chat_id as "chatId", m.parent_id as "parentId", m.role, m.text, m.quoted, m.attachments, run.id as "runId",
    m.deleted_at is not null as deleted
  from message m left join run on run.message_id = m.id`;

/** Reads all facts in one round trip, because every question begins with it. */
export async function readStartFacts(db: Kysely<Tables>, ids: StartIds): Promise<StartFacts> {
  const named = [ids.answerId, ids.messageId, ids.parentId, ids.regenerateOf].filter((id) => id !== null);
  const { rows } = await sql<FactRow>`
    select
      (select row_to_json(c) from (
        select visitor, access_domain as "accessDomain", deleted_at is not null as deleted,
          assistant_id as assistant
        from chat where id = ${ids.chatId}) c) as chat,
      (select coalesce(json_agg(n), '[]') from (
        ${message} where m.id = any(${named}::text[])
          or m.id = (select parent_id from message where id = ${ids.regenerateOf})) n) as messages,
      (select row_to_json(f) from (
        ${message} where m.chat_id = ${ids.chatId} and m.parent_id = ${ids.messageId} and m.role = 'assistant'
        order by m.created_at limit 1) f) as "firstAnswer",
      (select count(*)::int from run where visitor = ${ids.visitor} and status = 'running') as running`.execute(db);
  const { chat = null, messages = [], firstAnswer = null, running = 0 } = rows[0] ?? {};
  const find = (id: string | null | undefined) => messages.find((one) => one.id === id) ?? null;
  const regenerated = find(ids.regenerateOf);
  return {
    chat,
    answer: find(ids.answerId),
    question: find(ids.messageId),
    firstAnswer,
    parent: find(ids.parentId),
    regenerated,
    regeneratedQuestion: find(regenerated?.parentId),
    running,
  };
}
