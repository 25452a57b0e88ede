import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { termsOfPost } from './post-terms';

export interface DraftText {
  title: string;
  summary: string;
  content: string;
  tags: string[];
  board: string | null;
  audience: 'domain' | 'organization' | 'me';
}

/** What its author writes as a draft; a demand is one with the facts that the market keeps. */
export type WrittenKind = 'article' | 'question' | 'demand';

export interface NewPost {
  id: string;
  kind: WrittenKind;
  domain: string;
  author: string;
}

const columnsOf = ({ content, ...rest }: DraftText) => ({ ...rest, markdown: content });

/** Adds a post with its draft. False if the id is taken. */
export async function addPost(db: Db, { id, kind, domain, author }: NewPost, draft: DraftText): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('post')
    .values({ id, kind, access_domain: domain, author_id: author })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('post_draft')
    .values({ post_id: id, ...columnsOf(draft) })
    .execute();
  return true;
}

/** The author's own post with its draft, or with the published text as draft 0. */
export async function findOwnDraft(
  db: Db,
  { id, domain, author }: Omit<NewPost, 'kind'>,
  kinds: readonly WrittenKind[] = ['article', 'question'],
) {
  return db
    .selectFrom('post as p')
    .leftJoin('post_draft as d', 'd.post_id', 'p.id')
    .leftJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .leftJoin('knowledge_base as k', 'k.id', 'p.kb_id')
    .select(['p.id', 'p.state', 'p.version', 'p.kb_id as kbId'])
    .select([
      sql<WrittenKind>`p.kind`.as('kind'),
      sql<number>`coalesce(d.rev, 0)`.as('rev'),
      sql<string>`coalesce(d.title, v.title, '')`.as('title'),
      sql<string>`coalesce(d.summary, v.summary, '')`.as('summary'),
      sql<string>`coalesce(d.markdown, v.markdown, '')`.as('content'),
      sql<string[]>`case when d.rev is null then p.tags else d.tags end`.as('tags'),
      sql<string | null>`case when d.rev is null then p.board else d.board end`.as('board'),
      sql<DraftText['audience']>`coalesce(d.audience, case when k.id is null then 'me'
        when k.owner_kind = 'organization' then 'organization' else 'domain' end)`.as('audience'),
      sql<Date>`coalesce(d.saved_at, v.at, p.created_at)`.as('savedAt'),
    ])
    .where('p.id', '=', id)
    .where('p.access_domain', '=', domain)
    .where('p.author_id', '=', author)
    .where('p.kind', 'in', [...kinds])
    .executeTakeFirst();
}

export type OwnDraft = NonNullable<Awaited<ReturnType<typeof findOwnDraft>>>;

/** Saves over the revision that the author knows. False if it is no longer that one. */
export async function putDraft(db: Db, id: string, rev: number, draft: DraftText): Promise<boolean> {
  const values = columnsOf(draft);
  if (rev === 0) {
    const added = await db
      .insertInto('post_draft')
      .values({ post_id: id, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return added.numInsertedOrUpdatedRows === 1n;
  }
  const saved = await db
    .updateTable('post_draft')
    .set({ ...values, rev: sql<number>`rev + 1`, saved_at: sql<Date>`now()` })
    .where('post_id', '=', id)
    .where('rev', '=', rev)
    .executeTakeFirst();
  return saved.numUpdatedRows === 1n;
}

export interface Publication {
  draft: OwnDraft;
  kbId: number | null;
  organization: string | null;
  lang: 'zh' | 'en';
  state: 'published' | 'held';
}

/** Publishes the draft as the next version. False if it has been saved or published since. */
export async function publishDraft(db: Db, { draft, state, kbId, organization, lang }: Publication): Promise<boolean> {
  const { id, rev, version, title, summary, content, tags, board } = draft;
  if (rev > 0) {
    const { numDeletedRows } = await db
      .deleteFrom('post_draft')
      .where('post_id', '=', id)
      .where('rev', '=', rev)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) return false;
  }
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set({
      ...{ state, version: version + 1, kb_id: kbId, organization_id: organization, tags, board, lang },
      ...termsOfPost({ title, summary, markdown: content, tags }),
      published_at: sql<Date>`coalesce(published_at, now())`,
      active_at: sql<Date>`now()`,
      changes: sql<number>`changes + 1`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    // A moderator may have decided meanwhile.
    .where('state', '=', draft.state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await db
    .insertInto('post_version')
    .values({ post_id: id, n: version + 1, title, summary, markdown: content })
    .execute();
  // Answers are read by whom their question is read.
  await db.updateTable('post').set({ kb_id: kbId }).where('root_id', '=', id).execute();
  return true;
}

export async function withdraw(db: Db, id: string): Promise<void> {
  await db
    .updateTable('post')
    .set({ state: 'withdrawn', changes: sql<number>`changes + 1` })
    .where('id', '=', id)
    .where('state', 'in', ['published', 'held'])
    .execute();
}
