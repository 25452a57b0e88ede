import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { detectLanguage } from '../../base/text/detect-language';
import { termsOfPost } from './post-terms';

/** Where imported posts go, and under whose names. */
export interface ImportPlace {
  domain: string;
  kbId: number;
  organization: string | null;
}

export interface ImportedText {
  source: string;
  kind: 'article' | 'question' | 'answer' | 'comment';
  title: string;
  summary: string;
  markdown: string;
  tags: string[];
  board: string | null;
  authorName: string;
  authorId: string | null;
  at: Date;
  root: string | null;
  parent: string | null;
}

export type Known = Map<string, { id: string; hash: string; version: number; now: number; state: string }>;

/** What earlier imports brought here, by its id there. */
export async function knownImports(db: Db, domain: string): Promise<Known> {
  const rows = await db
    .selectFrom('community_import as i')
    .innerJoin('post as p', 'p.id', 'i.post_id')
    .select(['i.source', 'i.post_id as id', 'i.hash', 'i.version', 'p.version as now', 'p.state'])
    .where('i.access_domain', '=', domain)
    .execute();
  return new Map(rows.map(({ source, ...row }) => [source, row]));
}

/** Of these ids, those of posts on this portal. */
export async function ownPosts(db: Db, domain: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('post')
    .select('id')
    .where('access_domain', '=', domain)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const digest = (...parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const importedId = (domain: string, source: string) => `i${digest(domain, source).slice(0, 24)}`;

export type Outcome = 'added' | 'changed' | 'same' | 'left';

/** Brings one text here. `left`: somebody edited or withdrew it here since, so it stays as it is. */
export async function putImport(
  db: Db,
  known: Known,
  place: ImportPlace,
  text: ImportedText,
): Promise<{ id: string; outcome: Outcome; version: number }> {
  const { source, title, summary, markdown, tags, board, kind, authorId, authorName, at, root, parent } = text;
  const hash = digest(title, summary, markdown, tags, board, kind);
  const former = known.get(source);
  if (former?.hash === hash) return { id: former.id, outcome: 'same', version: former.version };
  if (former && (former.now !== former.version || former.state !== 'published'))
    return { id: former.id, outcome: 'left', version: former.version };
  const id = former?.id ?? importedId(place.domain, source);
  const version = (former?.version ?? 0) + 1;
  const lang = detectLanguage(`${title}\n${markdown}`);
  const found = {
    version,
    tags,
    board,
    lang,
    ...(root === null && termsOfPost({ title, summary, markdown, tags })),
  };
  if (former) await db.updateTable('post').set(found).where('id', '=', id).execute();
  else
    await db
      .insertInto('post')
      .values({
        ...{ ...found, id, kind, access_domain: place.domain, kb_id: place.kbId, organization_id: place.organization },
        ...{ author_id: authorId, author_name: authorName, state: 'published', root_id: root, parent_id: parent },
        ...{ created_at: at, published_at: at, active_at: at },
      })
      .execute();
  await db.insertInto('post_version').values({ post_id: id, n: version, title, summary, markdown, at }).execute();
  await db
    .insertInto('community_import')
    .values({ post_id: id, access_domain: place.domain, source, hash, version })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet({ hash, version }))
    .execute();
  return { id, outcome: former ? 'changed' : 'added', version };
}

/** Counts the answers of a post, accepts one of them unless people chose here, and tells the search index. */
export async function finishImport(db: Db, id: string, accepted: string | undefined): Promise<void> {
  await db
    .updateTable('post')
    .set({
      answer_count: sql<number>`(select count(*)::int from post a
        where a.root_id = post.id and a.kind = 'answer' and a.state = 'published')`,
      accepted_answer_id: sql<string | null>`coalesce(accepted_answer_id, ${accepted ?? null})`,
      active_at: sql<Date>`greatest(active_at, (select max(a.published_at) from post a where a.root_id = post.id))`,
      changes: sql<number>`changes + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Leads old addresses to a post; one that leads to another post already stays. Returns how many are new. */
export async function addRedirects(db: Db, domain: string, id: string, paths: readonly string[]): Promise<number> {
  if (paths.length === 0) return 0;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('redirect')
    .values(paths.map((path) => ({ access_domain: domain, path, post_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0);
}

/**
 * The post that an old address leads to; the first of the addresses that does. Whoever asks is nobody yet, so that there is
 * no telling of posts that are an organization's own.
 */
export async function findRedirect(db: Db, domain: string, paths: readonly string[]) {
  const rows = await db
    .selectFrom('redirect as r')
    .innerJoin('post as p', 'p.id', 'r.post_id')
    .innerJoin('knowledge_base as k', 'k.id', 'p.kb_id')
    .select(['r.path', 'p.id', 'p.kind'])
    .where('r.access_domain', '=', domain)
    .where('k.owner_kind', '=', 'domain')
    .where('p.state', '=', 'published')
    .where('r.path', '=', sql<string>`any(${[...paths]}::text[])`)
    .execute();
  return paths.flatMap((path) => rows.find((row) => row.path === path) ?? [])[0];
}

/** People whose proved mail address is one of these, by the address in small letters. */
export async function peopleByMail(db: Db, mails: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(mails.map((mail) => mail.toLowerCase()))];
  const rows = await db
    .selectFrom('person')
    .select(['id', sql<string>`lower(email)`.as('mail')])
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`lower(email) = any(${wanted}::text[])`)
    .execute();
  return new Map(rows.map(({ id, mail }) => [mail, id]));
}

/** Gives the imported posts under a name to the person whose they are. Returns how many. */
export async function claimName(db: Db, { domain, name, person }: { domain: string; name: string; person: string }) {
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set({ author_id: person, author_name: '', changes: sql<number>`changes + 1` })
    .where('access_domain', '=', domain)
    .where('author_id', 'is', null)
    .where('author_name', '=', name)
    .where('id', 'in', (eb) => eb.selectFrom('community_import').select('post_id').where('access_domain', '=', domain))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
