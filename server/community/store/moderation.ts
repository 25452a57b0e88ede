import { sql } from 'kysely';
import type { CommunityTables, PostState } from '../../base/database/community-tables';
import type { Db } from '../../base/database/db';

type Action = CommunityTables['post_decision']['action'];

/** A post that somebody decides about, locked until the transaction ends. */
export async function lockPost(db: Db, domain: string, id: string) {
  return db
    .selectFrom('post as p')
    .leftJoin('post as q', 'q.id', 'p.root_id')
    .leftJoin('post as u', 'u.id', 'p.parent_id')
    .leftJoin('post_version as v', (join) =>
      join.on(sql<boolean>`v.post_id = coalesce(q.id, p.id) and v.n = coalesce(q.version, p.version)`),
    )
    .select(['p.id', 'p.kind', 'p.state', 'p.version', 'p.author_id as author', 'p.kb_id as kbId', 'p.root_id as root'])
    .select([
      'q.author_id as asker',
      'q.kind as rootKind',
      'u.author_id as parentAuthor',
      sql<string>`coalesce(v.title, '')`.as('title'),
    ])
    .where('p.id', '=', id)
    .where('p.access_domain', '=', domain)
    .forUpdate('p')
    .executeTakeFirst();
}

export type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;

export interface NewDecision {
  post: Pick<LockedPost, 'id' | 'version' | 'state'>;
  /** Null: a rule of the portal. */
  who: string | null;
  action: Action;
  reason: string;
  words: string;
  after: PostState;
  batch: string;
  about?: string | null | undefined;
}

export async function putDecision(db: Db, { post, about = null, ...rest }: NewDecision): Promise<void> {
  await db
    .insertInto('post_decision')
    .values({ ...rest, about, post_id: post.id, version: post.version, before: post.state })
    .execute();
}

/** Sets the state, and brings the number of answers and the search index along. */
export async function setState(db: Db, { id, root }: Pick<LockedPost, 'id' | 'root'>, state: PostState): Promise<void> {
  await db.updateTable('post').set({ state, changes: sql<number>`changes + 1` }).where('id', '=', id).execute();
  if (root !== null) await countAnswers(db, root);
}

/** Counts the answers that readers see; search must know if the accepted one is no longer among them. */
export async function countAnswers(db: Db, question: string): Promise<void> {
  await db
    .updateTable('post')
    .set({
      answer_count: sql<number>`(select count(*) from post a
        where a.root_id = post.id and a.kind = 'answer' and a.state = 'published')`,
      changes: sql<number>`changes + 1`,
    })
    .where('id', '=', question)
    .execute();
}

/** The last decision about a post that was not undone; appeals are none. */
const lastOf = (db: Db, post: string) =>
  db
    .selectFrom('post_decision')
    .select(['id', 'who', 'about', 'action', 'version'])
    .where('post_id', '=', post)
    .where('undone_at', 'is', null)
    .where('action', 'not in', ['appeal', 'mute'])
    .orderBy('id', 'desc')
    .limit(1);

export const lastDecision = (db: Db, post: string) => lastOf(db, post).executeTakeFirst();

/** The appeal that waits for an answer, and whose decision it is about. */
export const openAppeal = (db: Db, post: string) =>
  db
    .selectFrom('post_decision as a')
    .innerJoin('post_decision as d', 'd.id', 'a.about')
    .select(['a.id', 'd.who'])
    .where('a.post_id', '=', post)
    .where('a.action', '=', 'appeal')
    .where(sql<boolean>`not exists (select from post_decision e where e.about = a.id and e.undone_at is null)`)
    .executeTakeFirst();

export async function hasAppealed(db: Db, decision: string): Promise<boolean> {
  const row = await db
    .selectFrom('post_decision')
    .select('id')
    .where('about', '=', decision)
    .where('action', '=', 'appeal')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a moderator has looked at this version and left it to its readers. */
export async function wasKept(db: Db, { id, version }: Pick<LockedPost, 'id' | 'version'>): Promise<boolean> {
  const row = await db
    .selectFrom('post_decision')
    .select('id')
    .where('post_id', '=', id)
    .where('version', '=', version)
    .where('action', 'in', ['publish', 'keep'])
    .where('after', '=', 'published')
    .where('undone_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** A batch that was not undone. */
export const readBatch = (db: Db, batch: string) =>
  db
    .selectFrom('post_decision as d')
    .innerJoin('post as p', 'p.id', 'd.post_id')
    .select(['d.post_id as post', 'd.who', 'd.action', 'd.reason', 'd.before', 'd.after', 'd.about', 'd.at'])
    .select(['p.access_domain as domain', 'p.state', 'p.author_id as author'])
    .where('d.batch', '=', batch)
    .where('d.undone_at', 'is', null)
    .orderBy('d.post_id')
    .execute();

export async function markUndone(db: Db, batch: string): Promise<void> {
  await db.updateTable('post_decision').set({ undone_at: sql<Date>`now()` }).where('batch', '=', batch).execute();
}

interface Mute {
  person: string;
  domain: string;
  days: number;
  reason: string;
  batch: string;
}

export async function mutePerson(db: Db, { person, domain, days, reason, batch }: Mute): Promise<void> {
  const until = sql<Date>`now() + ${days} * interval '1 day'`;
  await db
    .insertInto('community_mute')
    .values({ person_id: person, access_domain: domain, until, reason, batch })
    .onConflict((conflict) => conflict.columns(['person_id', 'access_domain']).doUpdateSet({ until, reason, batch }))
    .execute();
}

export const unmute = (db: Db, batch: string) => db.deleteFrom('community_mute').where('batch', '=', batch).execute();

/** Until when the person may not write here. */
export async function mutedUntil(db: Db, domain: string, person: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('community_mute')
    .select('until')
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .where(sql<boolean>`until > now()`)
    .executeTakeFirst();
  return row?.until;
}

/** Whether anybody reads something by the person on this portal. */
export async function hasPublished(db: Db, domain: string, person: string): Promise<boolean> {
  const row = await db
    .selectFrom('post')
    .select('id')
    .where('author_id', '=', person)
    .where('access_domain', '=', domain)
    .where('kb_id', 'is not', null)
    .where('state', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a person has a phone number, which nobody has without having confirmed it. */
export async function hasPhone(db: Db, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('phone', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}
