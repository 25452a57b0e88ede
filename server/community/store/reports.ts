import { sql } from 'kysely';
import type { CommunityTables } from '../../base/database/community-tables';
import type { Db } from '../../base/database/db';

export type ReportReason = CommunityTables['post_report']['reason'];

interface NewReport {
  post: string;
  version: number;
  reporter: string;
  reason: ReportReason;
  words: string;
}

/** Adds a report. False if the person has reported this version, or waits for an answer to another report of the post. */
export async function addReport(db: Db, { post, reporter, version, ...rest }: NewReport): Promise<boolean> {
  const known = await db
    .selectFrom('post_report')
    .select('id')
    .where('post_id', '=', post)
    .where('reporter_id', '=', reporter)
    .where('version', '=', version)
    .executeTakeFirst();
  if (known) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('post_report')
    .values({ ...rest, version, post_id: post, reporter_id: reporter })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Reasons of the reports that nobody has decided, one for each person, the most frequent first. */
export async function openReasons(db: Db, post: string): Promise<ReportReason[]> {
  const rows = await db
    .selectFrom('post_report')
    .select(['reason', ({ fn }) => fn.countAll<string>().as('count')])
    .where('post_id', '=', post)
    .where('decided_in', 'is', null)
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute();
  return rows.flatMap(({ reason, count }) => new Array<ReportReason>(Number(count)).fill(reason));
}

/** Answers all open reports of a post. */
export async function decideReports(db: Db, post: string, batch: string, upheld: boolean): Promise<void> {
  await db
    .updateTable('post_report')
    .set({ decided_in: batch, upheld })
    .where('post_id', '=', post)
    .where('decided_in', 'is', null)
    .execute();
}

/** People whose reports a batch answered, by post. */
export const reportersOf = (db: Db, batch: string) =>
  db
    .selectFrom('post_report')
    .select(['post_id as post', 'reporter_id as reporter', sql<boolean>`upheld`.as('upheld')])
    .where('decided_in', '=', batch)
    .execute();

/** Whoever reported again meanwhile keeps the new report only. */
export async function reopenReports(db: Db, batch: string): Promise<void> {
  await db
    .updateTable('post_report as r')
    .set({ decided_in: null, upheld: null })
    .where('r.decided_in', '=', batch)
    .where(
      sql<boolean>`not exists (select from post_report o
        where o.post_id = r.post_id and o.reporter_id = r.reporter_id and o.decided_in is null)`,
    )
    .execute();
}
