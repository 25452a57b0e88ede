import { sql, type Transaction } from 'kysely';
import type { Answer } from '../../../setting/activity/survey';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

export const readResponse = (db: Db, entry: string) =>
  db
    .selectFrom('survey_response')
    .select(['answers', 'marks', 'seq', 'handed_in_at as handedInAt'])
    .where('entry_id', '=', entry)
    .executeTakeFirst();

/** The response, locked until the end of the transaction; made where there is none. */
export async function lockResponse(trx: Transaction<Tables>, entry: string, revision: string) {
  await trx
    .insertInto('survey_response')
    .values({ entry_id: entry, revision, answers: '{}', marks: '{}', handed_in_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('survey_response')
    .select(['answers', 'marks', 'seq', 'handed_in_at as handedInAt'])
    .where('entry_id', '=', entry)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

interface Draft {
  answers: Record<string, Answer>;
  marks: Record<string, number>;
  seq: number;
}

export const writeResponse = (trx: Transaction<Tables>, entry: string, { answers, marks, seq }: Draft) =>
  trx
    .updateTable('survey_response')
    .set({ answers: JSON.stringify(answers), marks: JSON.stringify(marks), seq, changed_at: sql<Date>`now()` })
    .where('entry_id', '=', entry)
    .execute();

/** What is handed in is final, and of the version that was shown last. */
export const handIn = (trx: Transaction<Tables>, entry: string, revision: string, answers: Record<string, Answer>) =>
  trx
    .updateTable('survey_response')
    .set({ answers: JSON.stringify(answers), revision, handed_in_at: sql<Date>`now()` })
    .where('entry_id', '=', entry)
    .execute();
