import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { VerifiedReview } from '../verified/review-state';

/** Answers whose text has changed since somebody vouched for them, or that are accepted no longer. */
export async function noteSuperseded(db: Db): Promise<void> {
  await sql`update verified_answer v set state = 'superseded' from post q, post a
    where q.id = v.question_id and a.id = v.answer_id and v.state <> 'superseded'
      and (q.accepted_answer_id is distinct from v.answer_id or a.version <> v.answer_version)`.execute(db);
}

/** Answers that link to a document with a later version, or one that is gone. */
export async function listOutdated(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.question_id as id from verified_answer v
    where v.state in ('valid', 'due', 'overdue') and v.why is distinct from 'document' and exists (
      select from document d where d.id = any(v.cites) and greatest(d.updated_at, d.deleted_at) > v.verified_at)
    order by v.question_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Verified answers with these documents. */
export async function listByDocument(db: Db, documents: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('verified_answer as v')
    .innerJoin('post as q', 'q.id', 'v.question_id')
    .select('v.question_id')
    .where('q.doc_id', 'in', documents.length > 0 ? [...documents] : [''])
    .where('v.state', 'in', ['valid', 'due', 'overdue'])
    .where('v.why', 'is', null)
    .orderBy('v.question_id')
    .execute();
  return rows.map((row) => row.question_id);
}

/** Has an answer checked again within some days, and notes why. False if somebody was faster. */
export async function callForReview(db: Db, question: string, why: 'document' | 'disputed', by: Date) {
  const { numUpdatedRows } = await db
    .updateTable('verified_answer')
    .set({ why, review_by: sql<Date>`least(review_by, ${by})` })
    .where('question_id', '=', question)
    .where('state', 'in', ['valid', 'due', 'overdue'])
    .where(sql<boolean>`why is distinct from ${why}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What is told of one, locked until the end of the transaction. */
export const lockReview = (db: Db, question: string): Promise<VerifiedReview | undefined> =>
  db
    .selectFrom('verified_answer as v')
    .innerJoin('post as q', 'q.id', 'v.question_id')
    .innerJoin('post_version as w', (join) => join.onRef('w.post_id', '=', 'q.id').onRef('w.n', '=', 'q.version'))
    .select(['q.id', 'q.kind', 'q.access_domain as domain', 'w.title', 'v.state', 'v.owner_id as owner'])
    .select(['v.review_by as reviewBy', 'v.why'])
    .where('v.question_id', '=', question)
    .forUpdate('v')
    .executeTakeFirst();

/** Those whose state may no longer be what the dates say. */
export async function listToReview(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('verified_answer')
    .select('question_id')
    .where('state', 'in', ['valid', 'due', 'overdue'])
    .where('review_by', '<', before)
    .orderBy('question_id')
    .execute();
  return rows.map((row) => row.question_id);
}

export async function putState(db: Db, question: string, state: VerifiedReview['state']): Promise<void> {
  await db.updateTable('verified_answer').set({ state }).where('question_id', '=', question).execute();
}
