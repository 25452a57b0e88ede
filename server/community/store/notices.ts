import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { NoticeRights } from '../notices/notice-rights';
import type { Community } from '../open-community';
import { askedTerms } from './post-terms';

/** Who asks, and what of the notices is theirs. */
export interface NoticeReader {
  community: Community;
  rights: NoticeRights;
}

const START = 600;

/** As what the reader is addressed. */
function rolesOf({ person, organization, runsIt }: Community): string[] {
  if (person === undefined) return ['visitor'];
  if (organization === undefined) return ['person'];
  return runsIt ? ['member', 'admin'] : ['member'];
}

const isStarted = sql<boolean>`w.starts_at <= now()`;
const isOver = sql<boolean>`coalesce(w.ends_at <= now(), false)`;

/** Of those for this portal, and of those that another portal shows here, too. An organization's end with the membership. */
function isFor({ community }: NoticeReader) {
  const { domain, ids } = community;
  return sql<boolean>`(p.state = 'published' and ${isStarted}
    and (w.roles = '{}' or w.roles && ${rolesOf(community)}::text[])
    and ((p.access_domain = ${domain} and p.kb_id = any(${ids}::int[]))
      or (${domain} = any(w.domains) and k.owner_kind = 'domain')))`;
}

/** Written at this portal, by whoever may now. */
function isEditable({ community, rights }: NoticeReader) {
  return sql<boolean>`(p.access_domain = ${community.domain}
    and ((${rights.domain} and k.owner_kind = 'domain')
      or (k.owner_kind = 'organization' and k.owner_id = ${rights.organization ?? ''})))`;
}

const state = sql<'scheduled' | 'live' | 'ended' | 'withdrawn'>`case when p.state <> 'published' then 'withdrawn'
  when not ${isStarted} then 'scheduled' when ${isOver} then 'ended' else 'live' end`;

function from(db: Db, reader: NoticeReader) {
  const person = reader.community.person ?? null;
  return db
    .selectFrom('notice_window as w')
    .innerJoin('post as p', 'p.id', 'w.post_id')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .innerJoin('knowledge_base as k', 'k.id', 'p.kb_id')
    .leftJoin('person as a', 'a.id', 'p.author_id')
    .leftJoin('notice_read as r', (join) =>
      join
        .onRef('r.post_id', '=', 'w.post_id')
        .onRef('r.edition', '=', 'w.edition')
        .on(sql<boolean>`r.person_id = ${person}`),
    )
    .where(sql<boolean>`(${isFor(reader)} or ${isEditable(reader)})`);
}

const columns = (reader: NoticeReader) =>
  [
    ...(['p.id', 'p.lang', 'p.version', 'p.organization_id', 'p.published_at', 'v.title', 'v.summary'] as const),
    ...(['p.author_id', 'p.author_name', 'a.nickname', 'a.phone', 'a.email', 'a.username'] as const),
    ...(['w.starts_at', 'w.ends_at', 'w.pinned_until', 'w.level', 'w.roles', 'w.domains'] as const),
    ...(['w.must_confirm', 'w.edition', 'r.read_at', 'r.confirmed_at'] as const),
    state.as('state'),
    sql<'domain' | 'organization'>`case when k.owner_kind = 'organization' then 'organization' else 'domain' end`.as(
      'audience',
    ),
    isEditable(reader).as('can_edit'),
    isPinned.as('pinned'),
  ] as const;

const isPinned = sql<boolean>`coalesce(w.pinned_until > now(), false)`;
const weight = sql`case w.level when 'urgent' then 2 when 'important' then 1 else 0 end`;
const isDone = sql<boolean>`(r.read_at is not null and (not w.must_confirm or r.confirmed_at is not null))`;

export interface NoticeFilter {
  /** begun: live ones, then those that are over. */
  state: 'live' | 'scheduled' | 'ended' | 'begun';
  /** Only what the reader has not read, or not confirmed. Nobody knows that of visitors. */
  unread?: boolean;
  /** As it stands somewhere in the text. */
  keyword?: string;
  /** All of them stand in the text, in whatever form. */
  words?: string;
}

/** Withdrawn ones stand with those that are over, for whoever may bring them back. */
const STATES = { live: ['live'], scheduled: ['scheduled'], ended: ['ended', 'withdrawn'], begun: ['live', 'ended'] };

export async function listNotices(
  db: Db,
  reader: NoticeReader,
  { state: asked, unread = false, keyword = '', words = '' }: NoticeFilter,
  { limit, offset }: { limit: number; offset: number },
) {
  const like = `%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const query = from(db, reader)
    .where(sql<boolean>`${state} = any(${STATES[asked]}::text[])`)
    .$if(unread, (one) => one.where(sql<boolean>`not ${isDone}`))
    .$if(words.trim() !== '', (one) => one.where(sql<boolean>`p.terms @> ${askedTerms(words)}::text[]`))
    .$if(keyword.trim() !== '', (one) =>
      one.where(sql<boolean>`(v.title ilike ${like} or v.summary ilike ${like} or v.markdown ilike ${like})`),
    );
  const [rows, { total }] = await Promise.all([
    query
      .select(columns(reader))
      .select(sql<string>`left(v.markdown, ${sql.lit(START)})`.as('markdown'))
      .orderBy(sql`${isOver}, ${isDone}, ${isPinned} desc, ${weight} desc, w.starts_at desc, p.id`)
      .limit(limit)
      .offset(offset)
      .execute(),
    query.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export type NoticeRow = Awaited<ReturnType<typeof listNotices>>['rows'][number];

export const findNotice = (db: Db, reader: NoticeReader, id: string) =>
  from(db, reader)
    .select(columns(reader))
    .select('v.markdown')
    .select([
      sql<string>`(select count(*) from notice_read x where x.post_id = w.post_id and x.edition = w.edition)`.as(
        'readers',
      ),
      sql<string>`(select count(*) from notice_read x where x.post_id = w.post_id and x.edition = w.edition
        and x.confirmed_at is not null)`.as('confirmations'),
    ])
    .where('p.id', '=', id)
    .executeTakeFirst();
