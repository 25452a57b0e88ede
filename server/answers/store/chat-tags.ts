import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { Reader } from '../read-chat';

type Db = Kysely<Tables>;

export interface TagCount {
  tag: string;
  chats: number;
}

const own = ({ visitor, accessDomain }: Reader) =>
  sql`chat.visitor = ${visitor} and chat.access_domain = ${accessDomain}`;

/** A visitor's own tags on one portal, the most used first. */
export async function listTags(db: Db, reader: Reader): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    select tag, count(*)::int as chats from chat, unnest(tags) tag
    where ${own(reader)} and deleted_at is null
    group by tag order by count(*) desc, tag`.execute(db);
  return rows;
}

/** Adds a tag to the visitor's own chats; returns those that did not have it. */
export async function addTag(db: Db, reader: Reader, tag: string, chats: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update chat set tags = array_append(tags, ${tag})
    where ${own(reader)} and deleted_at is null and id = any(${[...chats]}::text[]) and not ${tag} = any(tags)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Removes a tag from the visitor's own chats, from all of them without `chats`; returns those that had it. */
export async function removeTag(db: Db, reader: Reader, tag: string, chats?: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update chat set tags = array_remove(tags, ${tag})
    where ${own(reader)} and ${tag} = any(tags) and ${chats ? sql`id = any(${[...chats]}::text[])` : sql`true`}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Renames a tag on all of the visitor's chats; one that has both keeps the new name once. */
export async function renameTag(db: Db, reader: Reader, tag: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update chat set tags = array_replace(array_remove(tags, ${to}), ${tag}, ${to})
    where ${own(reader)} and ${tag} = any(tags)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether one of the chats has `most` tags and not this one. */
export async function isFull(
  db: Db,
  reader: Reader,
  tag: string,
  chats: readonly string[],
  most: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from chat where ${own(reader)} and id = any(${[...chats]}::text[])
      and not ${tag} = any(tags) and cardinality(tags) >= ${most} limit 1`.execute(db);
  return rows.length > 0;
}
