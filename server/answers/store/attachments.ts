import { type Kysely, sql } from 'kysely';
import { storableJson } from '../../base/database/storable';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

export interface AttachedPassage {
  headings: string[];
  page: number | null;
  span: [number, number];
  text: string;
}

export interface AttachmentRow {
  id: string;
  visitor: string;
  accessDomain: string;
  chatId: string | null;
  name: string;
  kind: 'document' | 'table' | 'picture';
  lang: 'zh' | 'en';
  size: number;
  text: string;
  passages: AttachedPassage[];
}

export async function addAttachment(
  db: Db,
  row: Omit<AttachmentRow, 'chatId'> & { picture?: Buffer; mime?: string },
): Promise<void> {
  const { accessDomain, passages, ...rest } = row;
  await db
    .insertInto('attachment')
    .values({ ...rest, access_domain: accessDomain, passages: storableJson(passages) })
    .execute();
}

const columns = [
  ...(['id', 'visitor', 'access_domain as accessDomain', 'chat_id as chatId', 'name'] as const),
  ...(['kind', 'lang', 'size'] as const),
] as const;

export type AttachmentHead = Omit<AttachmentRow, 'text' | 'passages'>;

export async function findAttachments(db: Db, ids: readonly string[]): Promise<AttachmentHead[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('attachment')
    .select(columns)
    .where('id', 'in', [...ids])
    .execute();
}

export async function readAttachments(db: Db, ids: readonly string[]): Promise<AttachmentRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('attachment')
    .select([...columns, 'text', sql<AttachedPassage[]>`passages`.as('passages')])
    .where('id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** A picture of this visitor's, as it is kept. */
export async function findAttachedPicture(
  db: Db,
  { id, visitor }: { id: string; visitor: string },
): Promise<{ picture: Buffer; mime: string } | null> {
  const row = await db
    .selectFrom('attachment')
    .select(['picture', 'mime'])
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  return row?.picture && row.mime ? { picture: row.picture, mime: row.mime } : null;
}

export async function removeAttachment(db: Db, { id, visitor }: { id: string; visitor: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0;
}

/** Bytes that a visitor has attached altogether. */
export async function attachedBytes(db: Db, visitor: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(size), 0) as bytes from attachment where visitor = ${visitor}`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** The attachments on the way from a message to the beginning of its chat, or to where its context was cleared. */
export async function attachedOnTheWay(db: Db, chat: string, from: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive way as (
      select id, parent_id, attachments, 1 as far from message m
      where id = ${from} and chat_id = ${chat} and created_at > ${lastClearing(chat)}
      union
      select m.id, m.parent_id, m.attachments, way.far + 1 from message m join way on m.id = way.parent_id
      where m.chat_id = ${chat} and m.created_at > ${lastClearing(chat)} and way.far < 1000)
    select unnest(attachments) as id from way order by far`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

const lastClearing = (chat: string) =>
  sql`coalesce((select cleared[cardinality(cleared)] from chat where id = ${chat}), '-infinity')`;

/** Deletes those that were never sent, those that are too old, and those of chats deleted long ago. */
export async function deleteExpiredAttachments(db: Db, keepDays: number): Promise<void> {
  await sql`
    delete from attachment a where created_at < now() - make_interval(days => ${keepDays})
      or (chat_id is null and created_at < now() - interval '1 day')
      or exists (select from chat c where c.id = a.chat_id and c.deleted_at < now() - interval '30 days')`.execute(db);
}
