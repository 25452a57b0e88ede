import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** Of a question (`q`) and its verified answer (`v`): whether readers of the question may be told of it first. */
export const stands = sql<boolean>`(q.state = 'published' and v.state in ('valid', 'due', 'overdue')
  and exists (select from post a where a.id = v.answer_id and a.id = q.accepted_answer_id and a.state = 'published'
    and a.version = v.answer_version))`;

interface Asked {
  terms: readonly string[];
  scope: readonly number[];
  limit: number;
}

/** Questions with the most words in common, in these bases. */
export async function findCandidates(db: Db, { terms, scope, limit }: Asked) {
  const { rows } = await sql<{ question: string; wordings: string[] }>`
    with near as (
      select t.question_id, t.wording, count(*) as n
      from verified_term t join post q on q.id = t.question_id
      where t.term = any(${[...terms]}::text[]) and q.kb_id = any(${[...scope]}::int[])
      group by t.question_id, t.wording order by n desc limit ${limit})
    select v.question_id as question, w.title || v.wordings as wordings
    from verified_answer v join post q on q.id = v.question_id
      join post_version w on w.post_id = q.id and w.n = q.version
    where v.question_id in (select question_id from near) and ${stands}
    order by (select max(n) from near where near.question_id = v.question_id) desc, v.question_id`.execute(db);
  return rows;
}

/** The document of a verified answer, if readers of these bases may be shown it now. */
export const readVerifiedDocument = (db: Db, question: string, scope: readonly number[]) =>
  db
    .selectFrom('verified_answer as v')
    .innerJoin('post as q', 'q.id', 'v.question_id')
    .innerJoin('document as d', 'd.id', 'q.doc_id')
    .innerJoin('document_version as t', (join) =>
      join.onRef('t.doc_id', '=', 'd.id').onRef('t.version', '=', 'd.version'),
    )
    .leftJoin('person as x', 'x.id', 'v.owner_id')
    .select(['d.id as docId', 'd.version', 'd.kb_id as kbId', 'd.lang', 'd.title', 'd.url', 'd.kind', 't.markdown'])
    .select([
      'v.owner_id as author_id',
      'x.nickname',
      'x.phone',
      'x.email',
      'x.username',
      'v.verified_at',
      'v.review_by',
    ])
    .select([
      sql<string>`''`.as('author_name'),
      sql<'valid' | 'due' | 'overdue'>`v.state`.as('state'),
      sql<string>`(select p.id from passage p where p.doc_id = d.id order by p.ord limit 1)`.as('passage'),
    ])
    .where('v.question_id', '=', question)
    .where(sql<boolean>`q.kb_id = any(${[...scope]}::int[])`)
    // Its document may still be that of the version before.
    .whereRef('q.indexed', '=', 'q.changes')
    .where('d.kind', '=', 'verified')
    .where('d.deleted_at', 'is', null)
    .where(stands)
    .executeTakeFirst();

export interface NewVerified {
  question: string;
  answer: string;
  wordings: readonly string[];
  owner: string | null;
  by: string | null;
  reviewBy: Date;
  /** Ids of the documents that it links to. */
  cites: readonly string[];
}

/** Vouches for the accepted answer in its present version, or renews that. False if it is not accepted any more. */
export async function putVerified(db: Db, { question, answer, wordings, owner, by, reviewBy, cites }: NewVerified) {
  const { rows } = await sql`
    insert into verified_answer (question_id, answer_id, answer_version, wordings, owner_id, verified_by, review_by, cites)
    select q.id, a.id, a.version, ${[...wordings]}::text[], ${owner}, ${by}, ${reviewBy}, ${[...cites]}::text[]
    from post q join post a on a.id = q.accepted_answer_id
    where q.id = ${question} and a.id = ${answer} and q.state = 'published' and a.state = 'published'
    on conflict (question_id) do update set answer_id = excluded.answer_id, answer_version = excluded.answer_version,
      wordings = excluded.wordings, owner_id = excluded.owner_id, verified_by = excluded.verified_by,
      verified_at = now(), review_by = excluded.review_by, state = 'valid', why = null,
      cites = excluded.cites
    returning question_id`.execute(db);
  return rows.length > 0;
}

/** Replaces what the wordings are found by; the title is wording 0. */
export async function putTerms(db: Db, question: string, wordings: readonly (readonly string[])[]): Promise<void> {
  await db.deleteFrom('verified_term').where('question_id', '=', question).execute();
  const rows = wordings.flatMap((terms, wording) => terms.map((term) => ({ term, question_id: question, wording })));
  if (rows.length > 0) await db.insertInto('verified_term').values(rows).execute();
}

export async function dropVerified(db: Db, question: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('verified_answer')
    .where('question_id', '=', question)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Has the index learn of a change. */
export async function noteChange(db: Db, question: string): Promise<void> {
  await db.updateTable('post').set({ changes: sql<number>`changes + 1` }).where('id', '=', question).execute();
}

/** The verified answer of a question as its page shows it. */
export const findVerified = (db: Db, question: string) =>
  db
    .selectFrom('verified_answer as v')
    .leftJoin('person as x', 'x.id', 'v.owner_id')
    .select(['v.answer_id', 'v.wordings', 'v.verified_at', 'v.review_by', 'v.state', 'v.why', 'v.answer_version'])
    .select(['v.owner_id as author_id', 'x.nickname', 'x.phone', 'x.email', 'x.username'])
    .select(sql<string>`''`.as('author_name'))
    .where('v.question_id', '=', question)
    .executeTakeFirst();

/** The base of a post; null for its author alone. */
export async function kbOf(db: Db, post: string): Promise<number | null> {
  const row = await db.selectFrom('post').select('kb_id').where('id', '=', post).executeTakeFirst();
  return row?.kb_id ?? null;
}
