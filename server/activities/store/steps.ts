import { sql, type Transaction } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';

export async function doneSteps(db: Db, entry: string): Promise<Set<string>> {
  const rows = await db.selectFrom('activity_step').select('step').where('entry_id', '=', entry).execute();
  return new Set(rows.map(({ step }) => step));
}

/** Notes steps as done, once each, and gives a draw for each up to the most. */
export async function keepSteps(
  trx: Transaction<Tables>,
  entry: string,
  steps: readonly string[],
  mostDraws: number,
): Promise<void> {
  if (steps.length > 0)
    await trx
      .insertInto('activity_step')
      .values(steps.map((step) => ({ entry_id: entry, step })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await sql`update activity_entry set draws_allowed = greatest(draws_allowed,
      least(${mostDraws}::int, (select count(*)::int from activity_step where entry_id = ${entry})))
    where id = ${entry}`.execute(trx);
}

/** Kept this long after it was opened; longer than any activity asks back. */
const READING_DAYS = 400;

export async function keepReading(db: Db, domain: string, owner: string, document: string): Promise<void> {
  await db
    .insertInto('activity_reading')
    .values({ access_domain: domain, owner, document })
    .onConflict((conflict) =>
      conflict.columns(['access_domain', 'owner', 'document']).doUpdateSet({ at: sql<Date>`now()` }),
    )
    .execute();
}

/** What a browser opened before signing in is its person's, once. */
export async function adoptReadings(db: Db, from: string, to: string): Promise<void> {
  await sql`with mine as (delete from activity_reading where owner = ${from} returning access_domain, document, at)
    insert into activity_reading (access_domain, owner, document, at)
    select access_domain, ${to}, document, at from mine on conflict do nothing`.execute(db);
}

export async function hasRead(
  db: Db,
  { domain, owner, since, document }: { domain: string; owner: string; since: Date; document: string | undefined },
): Promise<boolean> {
  let query = db
    .selectFrom('activity_reading')
    .select('document')
    .where('access_domain', '=', domain)
    .where('owner', '=', owner)
    .where('at', '>=', since);
  if (document !== undefined) query = query.where('document', '=', document);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export const deleteOldReadings = (db: Db) =>
  db
    .deleteFrom('activity_reading')
    .where('at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(READING_DAYS)})`)
    .execute();
