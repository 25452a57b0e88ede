import { type Kysely, sql, type Transaction } from 'kysely';
import type { CommunityTables } from '../../base/database/community-tables';
import type { Tables } from '../../base/database/tables';
import { isOwn, isVisible, isVisibleOrOwn } from '../../knowledge';
import type { Community } from '../open-community';
import { helpfulOf } from './helpful';
import { askedTerms } from './post-terms';

type Db = Kysely<Tables> | Transaction<Tables>;

export type PostKind = 'article' | 'question';

export interface PostFilter {
  kinds?: readonly PostKind[];
  /** Also drafts and withdrawn posts, but only the reader's own. */
  mine?: boolean;
  /** Only with a draft that is not published. */
  drafted?: boolean;
  accepted?: boolean;
  /** Without those that take no more answers. */
  open?: boolean;
  /** Only questions with answers. */
  answered?: boolean;
  organization?: string;
  state?: 'draft' | 'held' | 'published' | 'hidden' | 'removed' | 'withdrawn';
  board?: string;
  tag?: string;
  /** ID of who wrote them. */
  author?: string;
  keyword?: string;
}

/** Of a post's text as its readers see it; a draft's, while there is nothing published. */
const text = {
  title: sql<string>`coalesce(v.title, d.title, '')`,
  summary: sql<string>`coalesce(v.summary, d.summary, '')`,
  markdown: sql<string>`coalesce(v.markdown, d.markdown, '')`,
};

function from(db: Db) {
  return db
    .selectFrom('post as p')
    .leftJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .leftJoin('post_draft as d', 'd.post_id', 'p.id')
    .leftJoin('person as a', 'a.id', 'p.author_id')
    .leftJoin('knowledge_base as k', 'k.id', 'p.kb_id');
}

const audience = sql<'domain' | 'organization' | 'me'>`case
  when p.state = 'draft' then coalesce(d.audience, 'me')
  when k.owner_kind = 'organization' then 'organization' when k.id is null then 'me' else 'domain' end`;

/** The accepted answer, while it is read. */
const accepted = sql<
  string | null
>`(select b.id from post b where b.id = p.accepted_answer_id and b.state = 'published')`;

/** The same as a condition, which looks for no answer where none was accepted. */
const isAccepted = sql<boolean>`(p.accepted_answer_id is not null and exists (
  select from post b where b.id = p.accepted_answer_id and b.state = 'published'))`;

export interface Verdict {
  reason: string;
  words: string;
  appeal: 'possible' | 'waiting' | 'none';
}

/** What moderators decided about a post that is held back, for its author. */
const verdict = sql<Verdict | null>`(select json_build_object('reason', d.reason, 'words', d.words, 'appeal', case
    when exists (select from post_decision a where a.about = d.id and a.action = 'appeal') then 'waiting'
    when d.about is null and p.state in ('hidden', 'removed') then 'possible' else 'none' end)
  from post_decision d where d.post_id = p.id and d.undone_at is null and p.state in ('held', 'hidden', 'removed')
    and d.action in ('hold', 'hide', 'remove', 'keep') order by d.id desc limit 1)`;

const columns = [
  ...(['p.id', 'p.kind', 'p.lang', 'p.state', 'p.version'] as const),
  ...(['p.answer_count', 'p.published_at', 'p.active_at'] as const),
  ...(['p.closed_for', 'p.closed_by', 'p.closed_at', 'p.closed_words', 'p.duplicate_of'] as const),
  accepted.as('accepted_answer_id'),
  sql<boolean>`exists (select from post_report r where r.post_id = p.id and r.reason = 'dangerous'
    and r.decided_in is null)`.as('cautioned'),
  ...(['p.author_id', 'p.author_name', 'p.organization_id'] as const),
  ...(['a.nickname', 'a.phone', 'a.email', 'a.username'] as const),
  text.title.as('title'),
  text.summary.as('summary'),
  sql<string[]>`case when p.state = 'draft' then coalesce(d.tags, '{}') else p.tags end`.as('tags'),
  sql<string | null>`case when p.state = 'draft' then d.board else p.board end`.as('board'),
  audience.as('audience'),
] as const;

function containsWord(word: string) {
  const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(${text.title} ilike ${like} or ${text.summary} ilike ${like} or ${text.markdown} ilike ${like}
    or exists (select from unnest(p.tags) tag where tag ilike ${like}))`;
}

/** Without the joins, where no condition needs them: with them, PostgreSQL reads more than the index to count. */
const alone = (db: Db) => db.selectFrom('post as p') as unknown as ReturnType<typeof from>;

/** Whether posts are found by the words that are kept for each. Drafts have none; a person's own posts are few. */
const isWorded = ({ mine, keyword = '' }: PostFilter) => !mine && keyword.trim() !== '';

function matching(posts: ReturnType<typeof from>, community: Community, filter: PostFilter) {
  const { kinds = ['article', 'question'], mine, drafted, open, answered, organization, board, tag, author } = filter;
  const { accepted: hasAccepted, state, keyword = '' } = filter;
  // Both are in the conditions of the indexes that lists and totals are read from.
  let query = posts.where('p.kind', 'in', [...kinds]).where('p.root_id', 'is', null);
  // A post of an organization that the author has left is not theirs to read any more.
  query = query.where(mine ? isOwn(community) : isVisible(community));
  if (hasAccepted !== undefined) query = query.where(hasAccepted ? isAccepted : sql<boolean>`not ${isAccepted}`);
  if (drafted) query = query.where('d.post_id', 'is not', null);
  if (open) query = query.where('p.closed_for', 'is', null);
  if (answered) query = query.where('p.answer_count', '>', 0);
  if (organization !== undefined) query = query.where('p.organization_id', '=', organization);
  if (state !== undefined) query = query.where('p.state', '=', state);
  if (board !== undefined) query = query.where('p.board', '=', board);
  if (author !== undefined) query = query.where('p.author_id', '=', author);
  if (tag !== undefined) query = query.where(sql<boolean>`p.tags @> ${[tag]}::text[]`);
  if (isWorded(filter)) query = query.where(sql<boolean>`p.terms @> ${askedTerms(keyword)}::text[]`);
  else for (const word of keyword.split(/\s+/).filter(Boolean)) query = query.where(containsWord(word));
  return query;
}

const ORDERS = { active: sql`p.active_at desc, p.id`, newest: sql`p.published_at desc nulls first, p.id` };
/** The same without the help of an index: all that was found is sorted. */
const SORTED = {
  active: sql`p.active_at + interval '0' desc, p.id`,
  newest: sql`p.published_at + interval '0' desc nulls first, p.id`,
};
/** Where words are in fewer posts, following the order until there are enough takes longer than sorting them all. */
const FEW = 2_000;
/** So many posts with the same words are counted. */
const MOST_COUNTED = 10_000;

export interface PageOfPosts {
  order: keyof typeof ORDERS;
  limit: number;
  offset: number;
}

/** The start of the text is enough for lists. */
const START = 600;

export async function listPosts(db: Db, community: Community, filter: PostFilter, page: PageOfPosts) {
  const counting = countPosts(db, community, filter);
  const orders = isWorded(filter) && (await counting) <= FEW ? SORTED : ORDERS;
  const [rows, total] = await Promise.all([
    matching(from(db), community, filter)
      .select(columns)
      .select(sql<string>`left(${text.markdown}, ${sql.lit(START)})`.as('markdown'))
      .orderBy(orders[page.order])
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    counting,
  ]);
  return { rows, total };
}

async function countPosts(db: Db, community: Community, filter: PostFilter): Promise<number> {
  const posts = filter.mine || filter.drafted ? from(db) : alone(db);
  const found = matching(posts, community, filter).select(sql`1`.as('one'));
  const { total } = await db
    .selectFrom((isWorded(filter) ? found.limit(MOST_COUNTED) : found).as('found'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export type PostRow = Awaited<ReturnType<typeof listPosts>>['rows'][number];

const isListed = (community: Community) =>
  sql<boolean>`(${isVisible(community)} and p.kind in ('article', 'question'))`;

/** Of these posts, those that this reader may read. */
export const listById = async (db: Db, community: Community, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : await from(db)
        .select(columns)
        .select(sql<string>`left(${text.markdown}, ${sql.lit(START)})`.as('markdown'))
        .where('p.id', 'in', ids)
        .where(isListed(community))
        .execute();

/** Ids of the posts that search knows as these documents, in their order, as far as this reader may read them. */
export async function listByDocument(db: Db, community: Community, documents: readonly string[]): Promise<string[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .selectFrom('post as p')
    .select('p.id')
    .where('p.doc_id', 'in', documents)
    .where(isListed(community))
    .orderBy(sql`array_position(${[...documents]}::text[], p.doc_id)`)
    .execute();
  return rows.map(({ id }) => id);
}

const MOST_TAGS = 30;

/** The most used tags, counted over what this reader may read. */
export async function countTags(db: Db, community: Community): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: string }>`
    select tag, count(*) as count from post p, unnest(p.tags) tag
    where p.root_id is null and ${isVisible(community)}
    group by tag order by count(*) desc, tag limit ${sql.lit(MOST_TAGS)}`.execute(db);
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
}

/** One article or question that this reader may see; `own`: or their own one that moderators hold back. */
export const findPost = (db: Db, community: Community, id: string, own = false) =>
  from(db)
    .select(columns)
    .select([text.markdown.as('markdown'), verdict.as('verdict')])
    .select(helpfulOf(community.person))
    .where('p.id', '=', id)
    .where('p.kind', 'in', ['article', 'question'])
    .where(own ? isVisibleOrOwn(community) : isVisible(community))
    .executeTakeFirst();

/** Those published just before and after one, of the same kind and that this reader may read. */
export async function findNeighbours(db: Db, community: Community, { id, kind }: Pick<PostRow, 'id' | 'kind'>) {
  // The first condition is one that an index answers.
  const near = (side: '<' | '>') =>
    from(db)
      .select(['p.id', text.title.as('title')])
      .where(isVisible(community))
      .where(sql<boolean>`p.published_at ${sql.raw(side)}= (select o.published_at from post o where o.id = ${id})`)
      .where('p.kind', '=', kind)
      .where(
        sql<boolean>`exists (select from post o where o.id = ${id} and (p.published_at, p.id) ${sql.raw(side)} (o.published_at, o.id))`,
      )
      .orderBy(side === '<' ? sql`p.published_at desc, p.id desc` : sql`p.published_at, p.id`)
      .limit(1)
      .executeTakeFirst();
  const [previous, next] = await Promise.all([near('<'), near('>')]);
  return { previous: previous ?? null, next: next ?? null };
}

/**
 * Any post that this reader sees, such as an answer to a question that they see; `own`: or their own one whatever its
 * state.
 */
export const findAny = (
  db: Db,
  community: Community,
  id: string,
  own = false,
  kinds: readonly CommunityTables['post']['kind'][] = ['article', 'question', 'answer', 'comment'],
) =>
  db
    .selectFrom('post as p')
    .select(['p.id', 'p.kind', 'p.author_id', 'p.root_id'])
    .where('p.id', '=', id)
    // Nobody comments on notices or reports them; who runs the portal wrote them.
    .where('p.kind', 'in', [...kinds])
    .where(own ? sql<boolean>`(${isVisible(community)} or ${isOwn(community)})` : isVisible(community))
    .where(sql<boolean>`not exists (
      select from post q where q.id in (p.root_id, p.parent_id) and q.state <> 'published')`)
    .executeTakeFirst();

/** All comments on a page, also those on its answers, the oldest first. */
export const listComments = (db: Db, community: Community, root: string) =>
  from(db)
    .select(columns)
    .select(['p.parent_id', text.markdown.as('markdown'), verdict.as('verdict')])
    .where('p.root_id', '=', root)
    .where('p.kind', '=', 'comment')
    .where(isVisibleOrOwn(community))
    .where(sql<boolean>`not exists (
      select from post q where q.id = p.parent_id and q.id <> p.root_id and q.state <> 'published')`)
    .orderBy('p.published_at')
    .orderBy('p.id')
    .execute();

/** Answers to a question that this reader may see, with their own ones that moderators hold back. */
export const listAnswers = (db: Db, community: Community, question: string) =>
  from(db)
    .innerJoin('post as q', 'q.id', 'p.root_id')
    .select(columns)
    .select([text.markdown.as('markdown'), verdict.as('verdict')])
    .select(helpfulOf(community.person))
    .select(sql<boolean>`q.accepted_answer_id is not distinct from p.id and p.state = 'published'`.as('accepted'))
    .select(sql<boolean>`p.id = any(q.also_right) and p.state = 'published'`.as('right'))
    .where('p.root_id', '=', question)
    .where('p.kind', '=', 'answer')
    .where(isVisibleOrOwn(community))
    .orderBy(sql`q.accepted_answer_id is not distinct from p.id desc, p.id = any(q.also_right) desc, helpful desc,
      p.published_at, p.id`)
    .execute();

/** Articles and questions that this reader may read, for a sitemap, in an order that later posts do not change. */
export const listPublic = (db: Db, community: Community, { limit, offset }: { limit: number; offset: number }) =>
  db
    .selectFrom('post as p')
    .select(['p.id', 'p.kind', 'p.active_at'])
    .where(isListed(community))
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countPublic(db: Db, community: Community): Promise<number> {
  const { count } = await db
    .selectFrom('post as p')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isListed(community))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a post was read here by this reader before it was withdrawn or removed. */
export async function wasPublic(db: Db, { domain, ids }: Community, id: string): Promise<boolean> {
  const post = await db
    .selectFrom('post as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where('p.access_domain', '=', domain)
    .where('p.state', 'in', ['withdrawn', 'removed'])
    .where('p.published_at', 'is not', null)
    .where('p.kb_id', 'in', ids.length > 0 ? ids : [-1])
    .executeTakeFirst();
  return post !== undefined;
}

/** Under what an article or question is found that others than its author may read. */
export const findFiling = (db: Db, id: string) =>
  db
    .selectFrom('post as p')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .innerJoin('knowledge_base as k', 'k.id', 'p.kb_id')
    .select(['p.id', 'p.kind', 'p.tags', 'p.board', 'p.author_id', 'v.title'])
    .select(sql<string | null>`case when k.owner_kind = 'organization' then k.owner_id end`.as('organization'))
    .where('p.id', '=', id)
    .where('p.kind', 'in', ['article', 'question'])
    .where('p.state', '=', 'published')
    .where('p.kb_id', 'is not', null)
    .executeTakeFirst();
