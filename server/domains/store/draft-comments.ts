import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables> | Transaction<Tables>;

/** Heard by every node: something was said about a draft of the named domain, or its guest links changed. */
export const TALK_CHANNEL = 'draft_talk';

export const tellTalk = (db: Db, domain: string) => sql`select pg_notify(${TALK_CHANNEL}, ${domain})`.execute(db);

interface NewComment {
  domain: string;
  page: string;
  block: string | null;
  text: string;
  name: string;
  linkId: string | null;
  by: { operator: string } | { guest: string };
}

export async function addComment(db: Db, { domain, page, block, text, name, linkId, by }: NewComment): Promise<string> {
  const id = randomUUID();
  const author = 'operator' in by ? { operator_id: by.operator } : { guest_hash: by.guest };
  await db
    .insertInto('draft_comment')
    .values({ id, access_domain: domain, page, block, text, name, link_id: linkId, ...author })
    .execute();
  return id;
}

const comments = (db: Db) =>
  db
    .selectFrom('draft_comment as c')
    .leftJoin('guest_link as g', 'g.id', 'c.link_id')
    .select(['c.id', 'c.access_domain as domain', 'c.page', 'c.block', 'c.text', 'c.name', 'c.link_id as linkId'])
    .select(['c.operator_id as operatorId', 'c.guest_hash as guest', 'c.at', 'c.resolved_at as resolvedAt'])
    .select(['c.resolved_by as resolvedBy', 'g.label as linkLabel', 'g.revision']);

export type CommentRow = NonNullable<Awaited<ReturnType<typeof findComment>>>;

export const findComment = (db: Db, id: string) => comments(db).where('c.id', '=', id).executeTakeFirst();

const mostListed = 500;

/** Everything said on a domain, newest first. */
export const listComments = (db: Db, domain: string) =>
  comments(db).where('c.access_domain', '=', domain).orderBy('c.at', 'desc').limit(mostListed).execute();

/** What was said through one link. */
export const listLinkComments = (db: Db, linkId: string) =>
  comments(db).where('c.link_id', '=', linkId).orderBy('c.at', 'desc').limit(mostListed).execute();

/** False if it is so already. */
export async function resolveComment(db: Db, id: string, by: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('draft_comment')
    .set({ resolved_at: by === null ? null : sql`now()`, resolved_by: by })
    .where('id', '=', id)
    .where('resolved_at', by === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const deleteComment = (db: Db, id: string) => db.deleteFrom('draft_comment').where('id', '=', id).execute();

interface NewVerdict {
  linkId: string;
  guest: string;
  name: string;
  verdict: 'approved' | 'changes';
}

/** The last word of each guest counts. */
export const setVerdict = (db: Db, { linkId, guest, name, verdict }: NewVerdict) =>
  db
    .insertInto('guest_verdict')
    .values({ link_id: linkId, guest_hash: guest, name, verdict })
    .onConflict((oc) => oc.columns(['link_id', 'guest_hash']).doUpdateSet({ name, verdict, at: sql`now()` }))
    .execute();

const verdicts = (db: Db) =>
  db
    .selectFrom('guest_verdict as v')
    .innerJoin('guest_link as g', 'g.id', 'v.link_id')
    .select(['v.link_id as linkId', 'g.revision', 'v.name', 'v.verdict', 'v.at', 'v.guest_hash as guest'])
    .orderBy('v.at', 'desc')
    .limit(100);

export const listVerdicts = (db: Db, domain: string) => verdicts(db).where('g.access_domain', '=', domain).execute();

export const listLinkVerdicts = (db: Db, linkId: string) => verdicts(db).where('v.link_id', '=', linkId).execute();

export type VerdictRow = Awaited<ReturnType<typeof listVerdicts>>[number];
