import type { Db } from '../../base/database/db';

/** What somebody did in activities: entries with answers and work, votes, and what was won. */
export async function readEntries(db: Db, person: string): Promise<object[]> {
  const entries = await db
    .selectFrom('activity_entry as e')
    .leftJoin('survey_response as s', 's.entry_id', 'e.id')
    .leftJoin('contest_work as w', 'w.entry_id', 'e.id')
    .select(['e.id', 'e.access_domain as portal', 'e.activity', 'e.ticket', 'e.state', 'e.created_at as enteredAt'])
    .select(['s.answers', 's.handed_in_at as handedInAt', 'w.title as work', 'w.text as workText', 'w.url as workUrl'])
    .where('e.person_id', '=', person)
    .orderBy('e.created_at')
    .execute();
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [votes, wins] = await Promise.all([
    db
      .selectFrom('activity_ballot')
      .select(['entry_id', 'ballot', 'day', 'nominee', 'at'])
      .where('entry_id', 'in', ids)
      .execute(),
    db
      .selectFrom('activity_win')
      .select(['entry_id', 'prize', 'state', 'won_at as wonAt', 'claim_until as claimUntil', 'tracking'])
      .where('entry_id', 'in', ids)
      .execute(),
  ]);
  const files = await db
    .selectFrom('contest_file')
    .select(['entry_id', 'name', 'mime', 'size'])
    .where('entry_id', 'in', ids)
    .orderBy('place')
    .execute();
  const of = <T extends { entry_id: string }>(rows: T[], id: string) =>
    rows.filter((row) => row.entry_id === id).map(({ entry_id: _, ...rest }) => rest);
  return entries.map(({ id, ...entry }) => ({
    ...entry,
    ...{ workFiles: of(files, id), votes: of(votes, id), wins: of(wins, id) },
  }));
}
