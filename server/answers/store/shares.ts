import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { holds } from '../../base/database/chat-access';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

/** Makes a link, and closes the chat to its bare address. */
export const addShare = (db: Db, chat: string, { soFar, days }: { soFar: boolean; days: number | null }) =>
  db.transaction().execute(async (trx) => {
    const id = randomBytes(16).toString('base64url');
    await trx
      .insertInto('chat_share')
      .values({
        ...{ id, chat_id: chat },
        until: soFar ? sql<Date>`clock_timestamp()` : null,
        expires_at: days === null ? null : sql<Date>`now() + make_interval(days => ${days})`,
      })
      .execute();
    await trx
      .updateTable('chat')
      .set({ closed_at: sql<Date>`coalesce(closed_at, now())` })
      .where('id', '=', chat)
      .execute();
    return id;
  });

/** Newest first, with how many have opened each. */
export const listShares = (db: Db, chat: string) =>
  db
    .selectFrom('chat_share as s')
    .select(['s.id', 's.made_at', 's.until', 's.expires_at', 's.revoked_at', holds.as('holds')])
    .select(sql<number>`(select count(*)::int from chat_share_grant g where g.share_id = s.id)`.as('opened'))
    .where('s.chat_id', '=', chat)
    .orderBy('s.made_at', 'desc')
    .limit(200)
    .execute();

export async function countHolding(db: Db, chat: string): Promise<number> {
  const row = await db
    .selectFrom('chat_share as s')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('s.chat_id', '=', chat)
    .where(holds)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** False if the chat has no such link. */
export async function revokeShare(db: Db, chat: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('chat_share')
    .set({ revoked_at: sql<Date>`coalesce(revoked_at, now())` })
    .where('chat_id', '=', chat)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const setClosed = (db: Db, chat: string, closed: boolean) =>
  db
    .updateTable('chat')
    .set({ closed_at: closed ? sql<Date>`coalesce(closed_at, now())` : null })
    .where('id', '=', chat)
    .execute();

/** A link of a chat of this domain that was not deleted; undefined if there is none. */
export const findShare = (db: Db, { chat, id, accessDomain }: { chat: string; id: string; accessDomain: string }) =>
  db
    .selectFrom('chat_share as s')
    .innerJoin('chat as c', 'c.id', 's.chat_id')
    .select(['s.id', 's.expires_at', 's.revoked_at', holds.as('holds')])
    .where('s.id', '=', id)
    .where('c.id', '=', chat)
    .where('c.access_domain', '=', accessDomain)
    .where('c.deleted_at', 'is', null)
    .executeTakeFirst();

export const grantShare = (db: Db, id: string, visitor: string) =>
  db
    .insertInto('chat_share_grant')
    .values({ share_id: id, visitor })
    .onConflict((oc) => oc.doNothing())
    .execute();

/** How far a visitor may read a closed chat, by the link that reaches furthest; undefined if no link lets them in. */
export async function reachOf(db: Db, chat: string, visitor: string): Promise<{ until: Date | null } | undefined> {
  return db
    .selectFrom('chat_share as s')
    .innerJoin('chat_share_grant as g', 'g.share_id', 's.id')
    .select('s.until')
    .where('s.chat_id', '=', chat)
    .where('g.visitor', '=', visitor)
    .where(holds)
    .orderBy(sql`s.until desc nulls first`)
    .limit(1)
    .executeTakeFirst();
}
