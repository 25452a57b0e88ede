import { sql } from 'kysely';
import type { Answers } from '../../../setting/activity/survey';
import type { Db } from '../../base/database/db';
import type { Place } from './entries';

const BATCH = 1000;

export interface ExportedEntry {
  id: string;
  state: 'started' | 'completed';
  source: string;
  startedAt: Date;
  completedAt: Date | null;
  drawsUsed: number;
  /** Prizes won, of draws at once in their order, then of a list. */
  prizes: string[];
  /** Null for what was not handed in: a draft is nobody's answer yet. */
  answers: Answers | null;
}

export interface ExportedPerson extends Omit<ExportedEntry, 'answers' | 'state' | 'source'> {
  ticket: string;
  person: string;
  nickname: string | null;
  phone: string | null;
}

/** All rows of a query that takes up where it was, in batches: no file and no report holds everything. */
async function* inTurn<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Of draws at once all that hit; of a list what is still this entry's, since the rest went to a reserve. */
const prizes = sql<string[]>`
  array(select d.prize from activity_draw d where d.entry_id = e.id and d.prize is not null order by d.k)
  || array(select w.prize from activity_win w where w.entry_id = e.id and w.k is null
    and w.state not in ('lapsed', 'refused') order by w.won_at)`;

const entriesAfter = (db: Db, { domain, activity }: Place, after: string) =>
  db
    .selectFrom('activity_entry as e')
    .where('e.access_domain', '=', domain)
    .where('e.activity', '=', activity)
    .where('e.id', '>', after)
    // What was merged into another entry stands there.
    .where('e.state', '!=', 'merged')
    .select(['e.id', 'e.created_at as startedAt', 'e.completed_at as completedAt', 'e.draws_used as drawsUsed'])
    .select(prizes.as('prizes'))
    // Ids are random, so their order says nothing of who came when.
    .orderBy('e.id')
    .limit(BATCH);

/** How many rows an export of entries has at most. */
export async function countEntries(db: Db, { domain, activity }: Place): Promise<number> {
  const { count } = await db
    .selectFrom('activity_entry')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('access_domain', '=', domain)
    .where('activity', '=', activity)
    .where('state', '!=', 'merged')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Entries with what was handed in, without anything that names a person. */
export const entriesInTurn = (db: Db, place: Place): AsyncGenerator<ExportedEntry> =>
  inTurn((after) =>
    entriesAfter(db, place, after)
      .leftJoin('survey_response as s', (join) =>
        join.onRef('s.entry_id', '=', 'e.id').on('s.handed_in_at', 'is not', null),
      )
      .select(['e.state', 'e.source', 's.answers'])
      .$narrowType<{ state: ExportedEntry['state'] }>()
      .execute(),
  );

/** Entries of people who have an account, with how to reach them, without what they answered. */
export const peopleInTurn = (db: Db, place: Place): AsyncGenerator<ExportedPerson> =>
  inTurn((after) =>
    entriesAfter(db, place, after)
      .innerJoin('person as p', 'p.id', 'e.person_id')
      .select(['e.ticket', 'p.id as person', 'p.nickname', 'p.phone'])
      .execute(),
  );

/** What was handed in, one after the other. */
export async function* answersInTurn(db: Db, { domain, activity }: Place): AsyncGenerator<Answers> {
  const rows = inTurn((after) =>
    db
      .selectFrom('survey_response as s')
      .innerJoin('activity_entry as e', 'e.id', 's.entry_id')
      .where('e.access_domain', '=', domain)
      .where('e.activity', '=', activity)
      .where('e.id', '>', after)
      .where('s.handed_in_at', 'is not', null)
      .select(['e.id', 's.answers'])
      .orderBy('e.id')
      .limit(BATCH)
      .execute(),
  );
  for await (const { answers } of rows) yield answers;
}

/** What was written as the answer to a question, in no order that says who wrote it. */
export async function textsOf(
  db: Db,
  { domain, activity }: Place,
  question: string,
  page: { limit: number; offset: number },
): Promise<{ texts: string[]; total: number }> {
  const written = sql`from survey_response s join activity_entry e on e.id = s.entry_id
    where e.access_domain = ${domain} and e.activity = ${activity} and s.handed_in_at is not null
      and trim(coalesce(s.answers->>${question}, '')) <> ''`;
  const [texts, total] = await Promise.all([
    sql<{ text: string }>`select s.answers->>${question} as text ${written}
      order by md5(s.answers->>${question}), e.id limit ${page.limit} offset ${page.offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${written}`.execute(db),
  ]);
  return { texts: texts.rows.map(({ text }) => text), total: total.rows[0]?.total ?? 0 };
}
