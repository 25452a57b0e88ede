import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { copyFollowers, dropFollowers } from '../../notifications';

interface Merge {
  /** The duplicate. */
  question: string;
  /** The question that keeps the answers of both. */
  into: string;
}

/**
 * Moves the answers of a duplicate, with their comments, and the followers of it. What was accepted there is right here,
 * too, but whoever asked here accepts for themselves. Returns the authors of the answers.
 */
export async function moveAnswers(db: Db, { question, into, by }: Merge & { by: string }): Promise<string[]> {
  await sql`select id from post where id in (${question}, ${into}) order by id for update`.execute(db);
  const former = await db
    .selectFrom('post')
    .select(['accepted_answer_id', 'also_right'])
    .where('id', '=', question)
    .executeTakeFirstOrThrow();
  const { rows: moved } = await sql<{ id: string; author: string | null }>`
    update post set root_id = ${into} where root_id = ${question} and kind = 'answer'
    returning id, author_id as author`.execute(db);
  const answers = moved.map(({ id }) => id);
  await sql`update post set root_id = ${into} where root_id = ${question} and parent_id = any(${answers}::text[])`.execute(
    db,
  );
  const right = [former.accepted_answer_id, ...former.also_right].filter((id) => id !== null);
  await sql`update post set accepted_answer_id = null, also_right = '{}' where id = ${question}`.execute(db);
  await sql`update post set also_right = also_right || ${right}::text[], active_at = now() where id = ${into}`.execute(
    db,
  );
  const followers = await copyFollowers(db, question, into);
  const { accepted_answer_id, also_right } = former;
  await db
    .insertInto('question_merge')
    .values({
      ...{ question_id: question, into_id: into, merged_by: by, answers, accepted_answer_id, also_right },
      followers,
    })
    .execute();
  await countAnswers(db, [question, into]);
  return moved.flatMap(({ author }) => author ?? []);
}

export const findMerge = (db: Db, question: string) =>
  db.selectFrom('question_merge').selectAll().where('question_id', '=', question).executeTakeFirst();

/** Questions whose answers stand with this one now. */
export const mergedInto = (db: Db, into: string) =>
  db
    .selectFrom('question_merge as m')
    .innerJoin('post as p', 'p.id', 'm.question_id')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .select(['p.id', 'v.title', 'p.lang'])
    .where('m.into_id', '=', into)
    .where('p.state', '=', 'published')
    .orderBy('m.merged_at')
    .limit(20)
    .execute();

/** Puts everything back where it was. False if something has come of an answer in its new place. */
export async function moveBack(db: Db, question: string): Promise<boolean> {
  const merge = await db
    .deleteFrom('question_merge')
    .where('question_id', '=', question)
    .returningAll()
    .executeTakeFirst();
  if (!merge) return true;
  const { into_id: into, answers, accepted_answer_id: accepted, also_right, followers } = merge;
  await sql`select id from post where id in (${question}, ${into}) order by id for update`.execute(db);
  const { rows } = await sql<{ elsewhere: boolean }>`
    select exists (select from post a where a.id = any(${answers}::text[]) and a.root_id <> ${into})
      or exists (select from post q where q.id = ${into} and q.accepted_answer_id = any(${answers}::text[])) as elsewhere`.execute(
    db,
  );
  if (rows[0]?.elsewhere) return false;
  await sql`update post set root_id = ${question}
    where root_id = ${into} and (id = any(${answers}::text[]) or parent_id = any(${answers}::text[]))`.execute(db);
  await sql`update post set also_right = array(select r from unnest(also_right) r where r <> all(${answers}::text[]))
    where id = ${into}`.execute(db);
  await sql`update post set also_right = ${also_right}::text[],
      accepted_answer_id = (select a.id from post a where a.id = ${accepted} and a.root_id = ${question})
    where id = ${question}`.execute(db);
  await dropFollowers(db, into, followers);
  await countAnswers(db, [question, into]);
  return true;
}

/** Search learns of both. */
const countAnswers = (db: Db, questions: readonly string[]) =>
  sql`update post q set changes = changes + 1, answer_count = (
      select count(*) from post a where a.root_id = q.id and a.kind = 'answer' and a.state = 'published')
    where q.id = any(${[...questions]}::text[])`.execute(db);
