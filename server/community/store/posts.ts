import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { isVisible } from '../../knowledge';
import type { Community } from '../open-community';

type Db = Kysely<Tables> | Transaction<Tables>;

export type PostKind = 'article' | 'question';

export interface PostFilter {
  kinds?: readonly PostKind[];
  /** Also drafts and withdrawn posts, but only the reader's own. */
  mine?: boolean;
  accepted?: boolean;
  organization?: string;
  board?: string;
  tag?: string;
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

const columns = [
  ...(['p.id', 'p.kind', 'p.lang', 'p.state', 'p.version'] as const),
  ...(['p.answer_count', 'p.accepted_answer_id', 'p.published_at', 'p.active_at'] as const),
  ...(['p.author_id', 'p.author_name', 'p.organization_id'] as const),
  ...(['a.nickname', 'a.phone', 'a.email', 'a.username'] as const),
  text.title.as('title'),
  text.summary.as('summary'),
  sql<string[]>`case when p.state = 'draft' then coalesce(d.tags, '{}') else p.tags end`.as('tags'),
  sql<string | null>`case when p.state = 'draft' then d.board else p.board end`.as('board'),
  audience.as('audience'),
] as const;

const likeWord = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function matching(db: Db, community: Community, { kinds = ['article', 'question'], ...filter }: PostFilter) {
  const { mine, accepted, organization, board, tag, keyword = '' } = filter;
  let query = from(db).where('p.kind', 'in', [...kinds]);
  // A post of an organization that the author has left is not theirs to read any more.
  const ownText = sql<boolean>`(p.access_domain = ${community.domain} and p.author_id = ${community.person ?? null}
    and (p.kb_id is null or p.kb_id = any(${community.ids}::int[])))`;
  query = query.where(mine ? ownText : isVisible(community));
  if (accepted !== undefined) query = query.where('p.accepted_answer_id', accepted ? 'is not' : 'is', null);
  if (organization !== undefined) query = query.where('p.organization_id', '=', organization);
  if (board !== undefined) query = query.where('p.board', '=', board);
  if (tag !== undefined) query = query.where(sql<boolean>`${tag} = any(p.tags)`);
  for (const word of keyword.split(/\s+/).filter(Boolean)) {
    const like = likeWord(word);
    query = query.where(
      sql<boolean>`(${text.title} ilike ${like} or ${text.summary} ilike ${like} or ${text.markdown} ilike ${like}
        or exists (select from unnest(p.tags) tag where tag ilike ${like}))`,
    );
  }
  return query;
}

const ORDERS = { active: sql`p.active_at desc, p.id`, newest: sql`p.published_at desc nulls first, p.id` };

export interface PageOfPosts {
  order: keyof typeof ORDERS;
  limit: number;
  offset: number;
}

/** The start of the text is enough for lists. */
const START = 600;

export async function listPosts(db: Db, community: Community, filter: PostFilter, page: PageOfPosts) {
  const [rows, { total }] = await Promise.all([
    matching(db, community, filter)
      .select(columns)
      .select(sql<string>`left(${text.markdown}, ${sql.lit(START)})`.as('markdown'))
      .orderBy(ORDERS[page.order])
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    matching(db, community, filter)
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export type PostRow = Awaited<ReturnType<typeof listPosts>>['rows'][number];

const MOST_TAGS = 30;

/** The most used tags, counted over what this reader may read. */
export async function countTags(db: Db, community: Community): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: string }>`
    select tag, count(*) as count from post p, unnest(p.tags) tag
    where p.root_id is null and ${isVisible(community)}
    group by tag order by count(*) desc, tag limit ${sql.lit(MOST_TAGS)}`.execute(db);
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }));
}

/** One article or question that this reader may see. */
export const findPost = (db: Db, community: Community, id: string) =>
  from(db)
    .select(columns)
    .select(text.markdown.as('markdown'))
    .where('p.id', '=', id)
    .where('p.kind', 'in', ['article', 'question'])
    .where(isVisible(community))
    .executeTakeFirst();

/** Answers to a question that this reader may see. */
export const listAnswers = (db: Db, community: Community, question: string) =>
  from(db)
    .innerJoin('post as q', 'q.id', 'p.root_id')
    .select(columns)
    .select(text.markdown.as('markdown'))
    .select(sql<boolean>`q.accepted_answer_id is not distinct from p.id`.as('accepted'))
    .where('p.root_id', '=', question)
    .where('p.kind', '=', 'answer')
    .where(isVisible(community))
    .orderBy(sql`q.accepted_answer_id is not distinct from p.id desc, p.published_at, p.id`)
    .execute();
