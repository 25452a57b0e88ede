import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import type { Place } from './entries';

const columns = [
  'w.id',
  'w.title',
  'w.text',
  'w.url',
  'w.state',
  'w.step',
  'w.note',
  'w.changed_at as changedAt',
] as const;

const works = (db: Db) => db.selectFrom('contest_work as w');
const inActivity = (db: Db, { domain, activity }: Place) =>
  works(db)
    .innerJoin('activity_entry as e', 'e.id', 'w.entry_id')
    .where('e.access_domain', '=', domain)
    .where('e.activity', '=', activity);

export type WorkRow = NonNullable<Awaited<ReturnType<typeof workOf>>>;

export const workOf = (db: Db, entry: string) =>
  works(db).select(columns).where('w.entry_id', '=', entry).executeTakeFirst();

export interface WorkText {
  title: string;
  text: string;
  url: string;
  state: WorkRow['state'];
}

/** False if somebody has changed it since the step that is named; 0 for a new work. */
export async function saveWork(
  trx: Transaction<Tables>,
  entry: string,
  step: number,
  given: WorkText,
): Promise<boolean> {
  if (step === 0) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('contest_work')
      .values({ entry_id: entry, id: randomUUID(), ...given })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await trx
    .updateTable('contest_work')
    .set({ ...given, step: step + 1, note: '', changed_at: sql<Date>`now()` })
    .where('entry_id', '=', entry)
    .where('step', '=', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Works that are in the showcase. */
export const listShown = (db: Db, place: Place) =>
  inActivity(db, place)
    .select(['w.id', 'w.title', 'w.text', 'w.url'])
    .where('w.state', '=', 'shown')
    .orderBy('w.id')
    .limit(500)
    .execute();

/** Works that were handed in, for those who decide: what waits first. */
export const listWorks = (db: Db, place: Place) =>
  inActivity(db, place)
    .select(columns)
    .where('w.state', 'in', ['handedIn', 'shown'])
    .orderBy('w.state')
    .orderBy('w.changed_at')
    .limit(500)
    .execute();

/** Shows a work that waits, or returns it; false if its state or text has changed since. */
export async function decideWork(
  db: Db,
  place: Place,
  { id, step, state, note }: { id: string; step: number; state: 'shown' | 'returned'; note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contest_work')
    .set({ state, note, step: step + 1, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('step', '=', step)
    .where('state', 'in', ['handedIn', 'shown'])
    .where('entry_id', 'in', (eb) =>
      eb
        .selectFrom('activity_entry')
        .select('id')
        .where('access_domain', '=', place.domain)
        .where('activity', '=', place.activity),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const findShown = (db: Db, place: Place, id: string) =>
  inActivity(db, place)
    .select(['w.id', 'e.id as entry'])
    .where('w.id', '=', id)
    .where('w.state', '=', 'shown')
    .executeTakeFirst();

/** One row per work, juror and criterion: scored again, the later score counts. */
export async function scoreWork(
  db: Db,
  work: string,
  juror: string,
  scores: Readonly<Record<string, number>>,
): Promise<void> {
  await db
    .insertInto('contest_score')
    .values(Object.entries(scores).map(([criterion, score]) => ({ work_id: work, juror, criterion, score })))
    .onConflict((conflict) =>
      conflict.columns(['work_id', 'juror', 'criterion']).doUpdateSet(({ ref }) => ({
        score: ref('excluded.score'),
        at: sql<Date>`now()`,
      })),
    )
    .execute();
}

export const scoresOf = (db: Db, place: Place, juror: string) =>
  inActivity(db, place)
    .innerJoin('contest_score as s', 's.work_id', 'w.id')
    .select(['s.work_id as work', 's.criterion', 's.score'])
    .where('s.juror', '=', juror)
    .execute();

/** The mean over jurors of what each gave in all, by work; and how many have judged it. */
export async function meanScores(db: Db, place: Place): Promise<Map<string, { score: number; jurors: number }>> {
  const rows = await inActivity(db, place)
    .innerJoin('contest_score as s', 's.work_id', 'w.id')
    .select('w.id')
    .select(sql<string>`sum(s.score)`.as('sum'))
    .select(sql<string>`count(distinct s.juror)`.as('jurors'))
    .groupBy('w.id')
    .execute();
  return new Map(
    rows.map(({ id, sum, jurors }) => [
      id,
      { score: Math.round((Number(sum) / Number(jurors)) * 10) / 10, jurors: Number(jurors) },
    ]),
  );
}

/** Who handed a work in; the person is null once they have left. */
export const authorOfWork = (db: Db, id: string) =>
  works(db)
    .innerJoin('activity_entry as e', 'e.id', 'w.entry_id')
    .select(['w.title', 'e.person_id as person'])
    .where('w.id', '=', id)
    .executeTakeFirst();
