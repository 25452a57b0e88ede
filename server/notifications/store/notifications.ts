import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isVisible } from '../../knowledge';
import type { Inbox } from '../open-inbox';
import { isShown } from './preferences';

/** What is told to the author of a post that others cannot see. */
const OWN = ['held', 'removed', 'appeal', 'report-decided'];

/** Whether the person may still be told of a notification (`n`). Asked whenever one is shown, counted or sent. */
export function mayBeTold({ domain, person, posts }: Inbox): RawBuilder<boolean> {
  const isTheirs = sql`n.person_id = ${person} and n.access_domain = ${domain}`;
  if (!posts) return sql<boolean>`(${isTheirs} and n.post_id is null)`;
  const own = sql`(n.kind = any(${OWN}::text[]) and p.author_id = ${person} and p.access_domain = ${domain}
    and (p.kb_id is null or p.kb_id = any(${posts.ids}::int[])))`;
  return sql<boolean>`(${isTheirs} and (n.post_id is null or exists (
    select from post p where p.id = n.post_id and (${isVisible(posts)} or ${own}))))`;
}

interface PageOfNotifications {
  unread: boolean;
  limit: number;
  offset: number;
}

export async function listNotifications(db: Db, inbox: Inbox, { unread, limit, offset }: PageOfNotifications) {
  const query = db
    .selectFrom('notification as n')
    .where(mayBeTold(inbox))
    .where(isShown)
    .$if(unread, (one) => one.where('n.read_at', 'is', null));
  const [rows, { total }] = await Promise.all([
    query
      .select(['n.id', 'n.kind', 'n.title', 'n.link', 'n.count', 'n.actors', 'n.at', 'n.read_at'])
      .orderBy(sql`n.read_at is not null, n.at desc, n.id desc`)
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>['rows'][number];

export async function countUnread(db: Db, inbox: Inbox): Promise<number> {
  const { total } = await db
    .selectFrom('notification as n')
    .where(mayBeTold(inbox))
    .where(isShown)
    .where('n.read_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Marks those with these ids as read, or all of the portal. Returns how many were unread. */
export async function markRead(db: Db, { domain, person }: Inbox, ids: number[] | null): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at: sql<Date>`now()` })
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .where('read_at', 'is', null)
    .$if(ids !== null, (one) => one.where(sql<boolean>`id = any(${ids}::bigint[])`))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Names of accounts that are still there, by id. */
export async function readActors(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('person')
    .select(['id', 'nickname', 'phone', 'email', 'username'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((one) => [one.id, one]));
}

/** Read ones after three months, unread ones after a year. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await db
    .deleteFrom('notification')
    .where(sql<boolean>`read_at < now() - interval '90 days' or at < now() - interval '365 days'`)
    .execute();
  await db.deleteFrom('notification_digest').where(sql<boolean>`at < now() - interval '365 days'`).execute();
}
