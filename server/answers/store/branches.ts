import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

export interface BranchRow {
  id: string;
  chatId: string;
  parentId: string | null;
  role: 'user' | 'assistant';
  deletedAt: Date | null;
  /** Whether the chat has another message in the same place. */
  hasOther: boolean;
}

/** The message that a branch begins with, also if it was deleted. */
export async function findBranch(db: Db, id: string): Promise<BranchRow | null> {
  const { rows } = await sql<BranchRow>`
    select id, chat_id as "chatId", parent_id as "parentId", role, deleted_at as "deletedAt", exists (
      select from message o where o.chat_id = m.chat_id and o.parent_id is not distinct from m.parent_id
        and o.role = m.role and o.id <> m.id and o.deleted_at is null) as "hasOther"
    from message m where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

const below = (id: string) => sql`
  with recursive branch as (
    select id, chat_id from message where id = ${id}
    union
    select m.id, m.chat_id from message m join branch b on m.parent_id = b.id and m.chat_id = b.chat_id)`;

/** Marks a message and everything below it as deleted, with one time for all. Returns their ids. */
export async function deleteBranch(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${below(id)}
    update message set deleted_at = now() from branch
    where message.id = branch.id and message.deleted_at is null returning message.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Restores what was deleted together with the message. What was deleted below it before stays so. */
export async function restoreBranch(db: Db, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${below(id)},
    head as (select deleted_at from message where id = ${id})
    update message set deleted_at = null from branch, head
    where message.id = branch.id and message.deleted_at = head.deleted_at returning message.id`.execute(db);
  return rows.map((row) => row.id);
}

export async function showBranch(db: Db, chat: string, message: string): Promise<void> {
  await db.updateTable('chat').set({ shown_message: message }).where('id', '=', chat).execute();
}

/** The runs that write one of the messages. */
export async function runningIn(db: Db, messages: readonly string[]): Promise<string[]> {
  if (messages.length === 0) return [];
  const rows = await db
    .selectFrom('run')
    .select('id')
    .where('message_id', 'in', [...messages])
    .where('status', '=', 'running')
    .execute();
  return rows.map((row) => row.id);
}
