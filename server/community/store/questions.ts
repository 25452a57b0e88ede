import { sql } from 'kysely';
import type { CommunityTables } from '../../base/database/community-tables';
import type { Db } from '../../base/database/db';

export interface Closing {
  reason: NonNullable<CommunityTables['post']['closed_for']>;
  /** Where it is answered, or why it is closed; may be empty. */
  words: string;
  duplicateOf: string | null;
}

export async function closeQuestion(
  db: Db,
  question: string,
  { reason, words, duplicateOf, by }: Closing & { by: string },
): Promise<void> {
  await db
    .updateTable('post')
    .set({ closed_for: reason, closed_words: words, duplicate_of: duplicateOf, closed_by: by, closed_at: new Date() })
    .where('id', '=', question)
    .execute();
}

export async function reopenQuestion(db: Db, question: string): Promise<void> {
  await db
    .updateTable('post')
    .set({ closed_for: null, closed_words: '', duplicate_of: null, closed_by: null, closed_at: null })
    .where('id', '=', question)
    .execute();
}

/** Who closed a question, as others see them. */
export const findCloser = (db: Db, id: string) =>
  db
    .selectFrom('person')
    .select(['nickname', 'phone', 'email', 'username'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

interface Right {
  question: string;
  answer: string;
  right: boolean;
}

/** Whether that changed anything; undefined if it is no other answer to the question that can be read. */
export async function setRight(db: Db, { question, answer, right }: Right): Promise<boolean | undefined> {
  const others = sql`array_remove(also_right, ${answer})`;
  const { rows } = await sql<{ was: boolean }>`
    update post q set also_right = ${right ? sql`${others} || ${answer}::text` : others}
    from (select id, ${answer} = any(also_right) as was from post where id = ${question} for update) former
    where q.id = former.id and q.accepted_answer_id is distinct from ${answer}
      and exists (select from post a where a.id = ${answer} and a.root_id = q.id and a.kind = 'answer'
        and (a.state = 'published' or not ${right}::bool))
    returning was`.execute(db);
  return rows[0] && rows[0].was !== right;
}
