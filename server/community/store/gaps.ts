import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { WeakAnswer } from '../../knowledge';
import { stands } from './verified';

const DAYS = 90;
const MOST_NEAR = 10;

/** False if the answer is in no group yet. */
export async function changeCause(db: Db, message: string, cause: WeakAnswer['cause']): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('gap_asking')
    .set({ cause })
    .where('message_id', '=', message)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Groups that share the most terms, with what was asked in them. */
export async function findNear(db: Db, domain: string, terms: readonly string[]) {
  const asked = sql`${[...terms]}::text[]`;
  const { rows } = await sql<{ id: string; questions: string[] }>`
    select g.id, array(select distinct a.question from gap_asking a where a.gap_id = g.id limit 20) as questions
    from knowledge_gap g where g.access_domain = ${domain} and g.terms && ${asked}
    order by (select count(*) from unnest(g.terms) t where t = any(${asked})) desc, g.created_at
    limit ${sql.lit(MOST_NEAR)}`.execute(db);
  return rows;
}

export async function addGap(db: Db, domain: string, terms: readonly string[]): Promise<string> {
  const { id } = await db
    .insertInto('knowledge_gap')
    .values({ access_domain: domain, terms: [...terms] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Asking extends Pick<WeakAnswer, 'message' | 'question' | 'cause'> {
  gap: string;
}

/** Adds an answer, unless its chat is gone. A group that documents had closed is open again. */
export async function addAsking(db: Db, { gap, message, question, cause }: Asking): Promise<void> {
  await sql`insert into gap_asking (message_id, gap_id, question, cause)
    select id, ${gap}, ${question}, ${cause} from message where id = ${message}
    on conflict (message_id) do nothing`.execute(db);
  await db
    .updateTable('knowledge_gap')
    .set({ closed: null })
    .where('id', '=', gap)
    .where('closed', '=', 'documents')
    .execute();
}

/** The group of the answer that a question began with. */
export async function gapOfOrigin(db: Db, question: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('post as p')
    .innerJoin('gap_asking as a', 'a.message_id', 'p.origin_message')
    .select('a.gap_id')
    .where('p.id', '=', question)
    .executeTakeFirst();
  return row?.gap_id;
}

/** The first question that others may read stays the one that closes a group, while it is there. */
export async function setQuestion(db: Db, gap: string, question: string): Promise<void> {
  await sql`update knowledge_gap g set question_id = ${question}, asked_at = now()
    where g.id = ${gap} and not exists (select from post p where p.id = g.question_id and p.state in ('published', 'held'))
      and exists (select from post p where p.id = ${question} and p.kb_id is not null)`.execute(db);
}

export async function closeGap(
  db: Db,
  { domain, id, closed }: { domain: string; id: string; closed: 'documents' | 'dismissed' | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('knowledge_gap')
    .set({ closed })
    .where('id', '=', id)
    .where('access_domain', '=', domain)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is older than 90 days goes, and groups without anything left. */
export async function dropOldGaps(db: Db): Promise<void> {
  await sql`delete from gap_asking where at < now() - make_interval(days => ${sql.lit(DAYS)})`.execute(db);
  await sql`delete from knowledge_gap g where g.created_at < now() - interval '1 hour'
    and not exists (select from gap_asking a where a.gap_id = g.id)`.execute(db);
}

export type GapState = 'open' | 'asked' | 'answered' | 'accepted' | 'verified' | 'closed' | 'dismissed';

const state: RawBuilder<GapState> = sql`case
  when g.closed = 'dismissed' then 'dismissed' when g.closed = 'documents' then 'closed'
  when q.id is null then 'open'
  when exists (select from verified_answer v where v.question_id = q.id and ${stands}) then 'verified'
  when exists (select from post a where a.id = q.accepted_answer_id and a.state = 'published') then 'accepted'
  when q.answer_count > 0 then 'answered' else 'asked' end`;

/** The groups of a domain with their states (`s`); a question that is gone does not close one. */
const groups = (domain: string) => sql`(
  select g.id, g.created_at, g.asked_at, q.id as question_id, ${state} as state, x.*
  from knowledge_gap g
    left join post q on q.id = g.question_id and q.state in ('published', 'held')
    join lateral (select count(*)::int as times, min(at) as first_at, max(at) as last_at,
        (array_agg(question order by at desc))[1] as question, array_agg(distinct question) as wordings,
        array_agg(distinct cause) as causes
      from gap_asking a where a.gap_id = g.id) x on x.times > 0
  where g.access_domain = ${domain})`;

export interface GapRow {
  id: string;
  state: GapState;
  question: string;
  wordings: string[];
  causes: WeakAnswer['cause'][];
  times: number;
  first_at: Date;
  last_at: Date;
  question_id: string | null;
}

const DONE = ['verified', 'closed', 'dismissed'];

/** What was asked most often first. */
export async function listGaps(
  db: Db,
  { domain, done, limit, offset }: { domain: string; done: boolean; limit: number; offset: number },
): Promise<{ rows: GapRow[]; total: number }> {
  const which = sql`s.state ${done ? sql`= any` : sql`<> all`} (${DONE}::text[])`;
  const from = groups(domain);
  const { rows } = await sql<GapRow>`select * from ${from} s where ${which}
    order by times desc, last_at desc, id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${from} s where ${which}`.execute(
    db,
  );
  return { rows, total: counted[0]?.n ?? 0 };
}

export interface GapFigures {
  answers: number;
  weak: number;
  states: Partial<Record<GapState, number>>;
  /** Median hours from the first asking to the question, from there to the first answer, and on to its verification. */
  toAsk: number | null;
  toAnswer: number | null;
  toVerify: number | null;
}

/** Of the last 90 days. */
export async function gapFigures(db: Db, domain: string): Promise<GapFigures> {
  const { rows } = await sql<{ answers: number; weak: number }>`select
    (select count(*)::int from run r join chat c on c.id = r.chat_id where c.access_domain = ${domain}
      and r.status = 'done' and r.created_at > now() - make_interval(days => ${sql.lit(DAYS)})) as answers,
    (select count(*)::int from gap_asking a join knowledge_gap g on g.id = a.gap_id
      where g.access_domain = ${domain}) as weak`.execute(db);
  const { rows: states } = await sql<{ state: GapState; n: number }>`
    select state, count(*)::int as n from ${groups(domain)} s group by state`.execute(db);
  const hours = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`percentile_cont(0.5) within group (order by extract(epoch from ${to} - ${from}) / 3600)
      filter (where ${to} >= ${from})`;
  const [first, asked, answered, verified] = [sql`x.at`, sql`g.asked_at`, sql`y.at`, sql`v.verified_at`];
  const { rows: steps } = await sql<Pick<GapFigures, 'toAsk' | 'toAnswer' | 'toVerify'>>`
    select ${hours(first, asked)} as "toAsk", ${hours(asked, answered)} as "toAnswer",
      ${hours(answered, verified)} as "toVerify"
    from knowledge_gap g
      left join lateral (select min(a.at) as at from gap_asking a where a.gap_id = g.id) x on true
      left join lateral (select min(p.published_at) as at from post p
        where p.root_id = g.question_id and p.kind = 'answer' and p.state = 'published') y on true
      left join verified_answer v on v.question_id = g.question_id
    where g.access_domain = ${domain} and g.question_id is not null`.execute(db);
  return {
    ...{ answers: rows[0]?.answers ?? 0, weak: rows[0]?.weak ?? 0 },
    states: Object.fromEntries(states.map(({ state: is, n }) => [is, n])),
    ...(steps[0] ?? { toAsk: null, toAnswer: null, toVerify: null }),
  };
}
