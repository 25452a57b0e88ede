import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

interface NewAnswer {
  id: string;
  question: string;
  author: string;
  content: string;
  lang: 'zh' | 'en';
  /** Waits for a moderator. */
  isHeld: boolean;
}

/** Publishes an answer for the readers of its question. False if the id is taken. */
export async function putAnswer(db: Db, { id, question, author, content, lang, isHeld }: NewAnswer): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('post')
    .columns([
      'id',
      'kind',
      'access_domain',
      'kb_id',
      'root_id',
      'author_id',
      'lang',
      'state',
      'version',
      'published_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('post')
        .select([
          sql<string>`${id}`.as('id'),
          sql<'answer'>`'answer'`.as('kind'),
          ...(['access_domain', 'kb_id'] as const),
          'id as root_id',
          sql<string>`${author}`.as('author_id'),
          sql<'zh'>`${lang}`.as('lang'),
          sql<'published' | 'held'>`${isHeld ? 'held' : 'published'}`.as('state'),
          sql<number>`1`.as('version'),
          sql<Date>`now()`.as('published_at'),
        ])
        .where('id', '=', question)
        // Until the answer is there, its question keeps its audience.
        .forUpdate(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto('post_version')
    .values({ post_id: id, n: 1, title: '', summary: '', markdown: content })
    .execute();
  if (isHeld) return true;
  await db
    .updateTable('post')
    .set({ answer_count: sql<number>`answer_count + 1`, active_at: sql<Date>`now()` })
    .where('id', '=', question)
    .execute();
  return true;
}

/** Accepts an answer; null takes the acceptance back. False if it is no answer to that question. */
export async function setAccepted(db: Db, question: string, answer: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('post')
    .set({
      accepted_answer_id: answer,
      also_right: sql<string[]>`array_remove(also_right, ${answer})`,
      changes: sql<number>`changes + 1`,
    })
    .where('id', '=', question)
    .where(
      sql<boolean>`(${answer}::text is null or exists (select from post a
        where a.id = ${answer} and a.root_id = post.id and a.kind = 'answer' and a.state = 'published'))`,
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Null if the answer came from elsewhere, or its author deleted their account. */
export async function authorOfAnswer(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('post').select('author_id').where('id', '=', id).executeTakeFirst();
  return row?.author_id ?? null;
}

/** The present text of an answer, or of any other post. */
export async function readAnswer(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('post as p')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .select('v.markdown')
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row?.markdown;
}
