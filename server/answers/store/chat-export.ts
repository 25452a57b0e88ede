import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { Reader } from '../read-chat';
import { isClosed } from './chats';

type Db = Kysely<Tables>;

export interface ExportedChat {
  id: string;
  title: string;
  pinned: boolean;
  tags: string[];
  createdAt: Date;
  updatedAt: Date;
}

export interface ExportedMessage {
  chatId: string;
  role: 'user' | 'assistant';
  /** Null if its owner may no longer read it. */
  text: string | null;
  createdAt: Date;
  /** Titles of the documents it cites. */
  sources: string[];
}

/** A visitor's own chats on one portal, newest first. */
export async function listExportedChats(
  db: Db,
  { visitor, accessDomain }: Reader,
  most: number,
): Promise<ExportedChat[]> {
  return db
    .selectFrom('chat')
    .select(['id', 'title', 'pinned', 'tags', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('visitor', '=', visitor)
    .where('access_domain', '=', accessDomain)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
}

export async function listExportedMessages(
  db: Db,
  chats: readonly string[],
  readable: readonly number[],
): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    select chat_id as "chatId", role, created_at as "createdAt",
      case when closed then null else text end as text,
      case when closed then '{}' else titles end as sources
    from (
      select message.*, ${isClosed(readable)} as closed, array(
        select distinct d.title from run r join run_source s on s.run_id = r.id join document d on d.id = s.doc_id
        where r.message_id = message.id and not s.carried order by d.title) as titles
      from message where chat_id = any(${[...chats]}::text[]) and deleted_at is null) told
    order by created_at, id`.execute(db);
  return rows;
}
