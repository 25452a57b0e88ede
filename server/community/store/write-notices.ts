import { sql } from 'kysely';
import type { CommunityTables } from '../../base/database/community-tables';
import type { Db } from '../../base/database/db';
import { termsOfPost } from './post-terms';

type Window = CommunityTables['notice_window'];

export interface NoticeText {
  title: string;
  summary: string;
  content: string;
  lang: 'zh' | 'en';
  kbId: number;
  organization: string | null;
}

export interface NoticeWindow {
  starts_at: Date;
  ends_at: Date | null;
  pinned_until: Date | null;
  level: Window['level'];
  roles: ('visitor' | 'person' | 'member' | 'admin')[];
  domains: string[];
  must_confirm: boolean;
}

const postOf = ({ title, summary, content, lang, kbId, organization }: NoticeText) => ({
  ...{ kb_id: kbId, organization_id: organization, lang, state: 'published' as const },
  ...termsOfPost({ title, summary, markdown: content, tags: [] }),
});

/** False if the id is taken. */
export async function addNotice(
  db: Db,
  { id, domain, author }: { id: string; domain: string; author: string },
  text: NoticeText,
  window: NoticeWindow,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('post')
    .values({
      ...{ id, kind: 'notice', access_domain: domain, author_id: author, version: 1, ...postOf(text) },
      published_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await addVersion(db, id, 1, text);
  await db
    .insertInto('notice_window')
    .values({ post_id: id, ...window })
    .execute();
  return true;
}

/** False if it was changed since the version that the author knows. */
export async function changeNotice(
  db: Db,
  { id, version, again }: { id: string; version: number; again: boolean },
  text: NoticeText,
  window: NoticeWindow,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set({ ...postOf(text), version: version + 1, active_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('kind', '=', 'notice')
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await addVersion(db, id, version + 1, text);
  await db
    .updateTable('notice_window')
    .set({ ...window, ...(again && { edition: sql<number>`edition + 1` }) })
    .where('post_id', '=', id)
    .execute();
  return true;
}

const addVersion = (db: Db, id: string, n: number, { title, summary, content }: NoticeText) =>
  db.insertInto('post_version').values({ post_id: id, n, title, summary, markdown: content }).execute();

export async function withdrawNotice(db: Db, id: string): Promise<void> {
  await db.updateTable('post').set({ state: 'withdrawn' }).where('id', '=', id).where('kind', '=', 'notice').execute();
}

/** Notes that somebody has read this edition, and confirmed it; twice changes nothing. */
export async function noteRead(
  db: Db,
  { id, person, edition, confirm }: { id: string; person: string; edition: number; confirm: boolean },
): Promise<void> {
  const confirmed_at = confirm ? sql<Date>`now()` : null;
  await db
    .insertInto('notice_read')
    .values({ post_id: id, person_id: person, edition, confirmed_at })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'post_id', 'edition'])
        .doUpdateSet({ confirmed_at: sql<Date>`coalesce(notice_read.confirmed_at, excluded.confirmed_at)` }),
    )
    .execute();
}

export interface UntoldNotice {
  id: string;
  domain: string;
  title: string;
  author: string | null;
  edition: number;
  roles: string[];
  organization: string | null;
}

/** Live notices whose edition nobody was told of, each taken by one node alone. */
export async function takeUntold(db: Db): Promise<UntoldNotice[]> {
  const { rows } = await sql<UntoldNotice>`
    with due as (
      select w.post_id from notice_window w join post p on p.id = w.post_id
      where w.told < w.edition and p.state = 'published' and w.starts_at <= now()
        and coalesce(w.ends_at > now(), true)
      order by w.post_id limit 100 for update of w skip locked)
    update notice_window w set told = w.edition
    from due, post p, post_version v, knowledge_base k
    where w.post_id = due.post_id and p.id = w.post_id and v.post_id = p.id and v.n = p.version and k.id = p.kb_id
    returning p.id, p.access_domain as domain, v.title, p.author_id as author, w.edition, w.roles,
      case when k.owner_kind = 'organization' then k.owner_id end as organization`.execute(db);
  return rows;
}

/**
 * Whom a notice concerns: the members of its organization, or of the portal's own one, as far as their roles are meant;
 * and if anybody signed in is meant, whoever has written or follows something on the portal.
 */
export async function concernedBy(
  db: Db,
  { domain, organization, roles }: UntoldNotice,
  tenantId: string | null,
): Promise<string[]> {
  const whose = organization ?? tenantId;
  const isMeant = sql`(${roles}::text[] = '{}' or 'member' = any(${roles}::text[])
    or ('admin' = any(${roles}::text[]) and m.role in ('owner', 'admin')))`;
  const others = organization === null && (roles.length === 0 || roles.includes('person'));
  const { rows } = await sql<{ id: string }>`
    select m.person_id as id from membership m where m.organization_id = ${whose} and ${isMeant}
    union select author_id from post where ${others} and access_domain = ${domain} and author_id is not null
      and state = 'published'
    union select person_id from follow where ${others} and access_domain = ${domain}`.execute(db);
  return rows.map(({ id }) => id);
}
