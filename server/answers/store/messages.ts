import { type Kysely, sql } from 'kysely';
import type { components } from '../../../generated/api';
import { storableJson } from '../../base/database/storable';
import type { Tables } from '../../base/database/tables';
import type { RunStatus } from '../runs/types';

type Db = Kysely<Tables>;
export type PicturePart = components['schemas']['PicturePart'];
export type QuotedText = components['schemas']['QuotedText'];

export interface MessageRow {
  id: string;
  chatId: string;
  parentId: string | null;
  role: 'user' | 'assistant';
  text: string;
  outline: unknown[] | null;
  /** The region of a picture that the question is about. */
  about: PicturePart | null;
  /** Texts that the question refers to. */
  quoted: QuotedText[] | null;
  /** Ids of the files attached to the question. */
  attachments: string[];
  /** Saved by a client, or written by the server. */
  origin: 'server' | 'client';
  createdAt: Date;
  /** The run that writes or wrote it. */
  runId: string | null;
  status: RunStatus | null;
}

export type MessagePlace = Pick<MessageRow, 'id' | 'parentId' | 'role' | 'createdAt'>;

function messageRows(db: Db) {
  return db
    .selectFrom('message')
    .leftJoin('run', 'run.message_id', 'message.id')
    .select([
      'message.id as id',
      'message.chat_id as chatId',
      'message.parent_id as parentId',
      'message.role as role',
      'message.text as text',
      sql<unknown[] | null>`message.outline`.as('outline'),
      sql<PicturePart | null>`message.about`.as('about'),
      sql<QuotedText[] | null>`message.quoted`.as('quoted'),
      'message.attachments as attachments',
      'message.origin as origin',
      'message.created_at as createdAt',
      'run.id as runId',
      'run.status as status',
    ])
    .where('message.deleted_at', 'is', null);
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | null> {
  return (await messageRows(db).where('message.id', '=', id).executeTakeFirst()) ?? null;
}

/** What places the messages of a chat; all branches, oldest first. */
export async function listPlaces(db: Db, chatId: string): Promise<MessagePlace[]> {
  return db
    .selectFrom('message')
    .select(['id', 'parent_id as parentId', 'role', 'created_at as createdAt'])
    .where('chat_id', '=', chatId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** All branches, or these messages of them; oldest first. */
export async function listMessages(db: Db, chatId: string, ids?: readonly string[]): Promise<MessageRow[]> {
  return messageRows(db)
    .where('message.chat_id', '=', chatId)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`message.id = any(${ids ?? []}::text[])`))
    .orderBy('message.created_at')
    .orderBy('message.id')
    .execute();
}

export async function findNewestMessage(db: Db, chatId: string): Promise<MessageRow | null> {
  const row = await messageRows(db)
    .where('message.chat_id', '=', chatId)
    .orderBy('message.created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function findNewestAnswer(db: Db, chatId: string): Promise<MessageRow | null> {
  const row = await messageRows(db)
    .where('message.chat_id', '=', chatId)
    .where('message.role', '=', 'assistant')
    .where('message.origin', '=', 'server')
    .orderBy('message.created_at', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Adds a client's message, or updates the text of one that a client saved. False if the id belongs to another chat or
 * role, the message was not saved by a client, or it has a server's answer: a question does not change under its
 * answer.
 */
export async function saveMessage(
  db: Db,
  message: Pick<MessageRow, 'id' | 'chatId' | 'parentId' | 'role' | 'text'>,
): Promise<boolean> {
  const { id, chatId, parentId, role, text } = message;
  const saved = await db
    .insertInto('message')
    .values({ id, chat_id: chatId, parent_id: parentId, role, text, outline: sql<string>`null`, origin: 'client' })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ text })
        .where('message.chat_id', '=', chatId)
        .where('message.role', '=', role)
        .where('message.origin', '=', 'client')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('message as below')
                .innerJoin('run', 'run.message_id', 'below.id')
                .where((where) => where.or([where('below.id', '=', id), where('below.parent_id', '=', id)])),
            ),
          ),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return saved !== undefined;
}

export async function saveOutline(db: Db, messageId: string, outline: unknown[]): Promise<void> {
  await db
    .updateTable('message')
    .set({ outline: storableJson(outline) })
    .where('id', '=', messageId)
    .execute();
}
