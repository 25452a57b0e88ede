import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { NewPost } from './write-posts';

/** How many other posts of somebody were never published. */
export async function countDrafts(db: Db, { id, domain, author }: Omit<NewPost, 'kind'>): Promise<number> {
  const { n } = await db
    .selectFrom('post')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('author_id', '=', author)
    .where('access_domain', '=', domain)
    .where('state', '=', 'draft')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return n;
}

/** One after another, until the end of the transaction. */
export const lockDrafts = (db: Db, author: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`drafts:${author}`}, 0))`.execute(db);

/** Drops what somebody has not published of their post: the post itself, or what they changed since. */
export async function discardDraft(db: Db, { id, domain, author }: Omit<NewPost, 'kind'>): Promise<void> {
  await sql`delete from post where id = ${id} and author_id = ${author} and access_domain = ${domain}
    and state = 'draft' and version = 0 and kind in ('article', 'question')`.execute(db);
  await sql`delete from post_draft d using post p where p.id = d.post_id and p.id = ${id} and p.author_id = ${author}
    and p.access_domain = ${domain}`.execute(db);
  await sql`delete from post_picture d using post p where p.id = d.post_id and d.n = 0 and p.id = ${id}
    and p.author_id = ${author}`.execute(db);
}

/** Drops what was never published and not saved for 180 days. */
export async function dropOldDrafts(db: Db): Promise<void> {
  await sql`delete from post p using post_draft d
    where d.post_id = p.id and p.state = 'draft' and p.version = 0 and d.saved_at < now() - interval '180 days'`.execute(
    db,
  );
}

/** Drops a demand that was never published. */
export async function dropDraft(db: Db, domain: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('post')
    .where('id', '=', id)
    .where('access_domain', '=', domain)
    .where('kind', '=', 'demand')
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
