import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Who } from './entries';

const untouched = (entry: string) => sql`${sql.raw(entry)}.draws_used = 0
  and not exists (select from activity_win w where w.entry_id = ${sql.raw(entry)}.id)
  and not exists (select from activity_list l where l.access_domain = ${sql.raw(entry)}.access_domain
    and l.activity = ${sql.raw(entry)}.activity)`;

/**
 * What a browser entered is its person's who signs in. If both have entered, the earlier entry counts and the other one
 * takes part no more, unless it has drawn already.
 */
export async function adoptEntries(db: Db, domain: string, { person, visitor }: Who): Promise<void> {
  if (person === undefined) return;
  const own = await db
    .selectFrom('activity_entry')
    .select('id')
    .where('visitor', '=', visitor)
    .where('person_id', 'is', null)
    .where('access_domain', '=', domain)
    .limit(1)
    .executeTakeFirst();
  if (own) await db.transaction().execute((trx) => merge(trx, domain, { person, visitor }));
}

async function merge(db: Db, domain: string, { person, visitor }: { person: string; visitor: string }): Promise<void> {
  const merged = await sql<{ id: string }>`
    update activity_entry e set state = 'merged', person_id = null, visitor = null
    from activity_entry o
    where e.access_domain = ${domain} and o.access_domain = e.access_domain and o.activity = e.activity and o.id <> e.id
      and ((e.visitor = ${visitor} and e.person_id is null and o.person_id = ${person} and o.created_at <= e.created_at)
        or (e.person_id = ${person} and o.visitor = ${visitor} and o.person_id is null and o.created_at < e.created_at))
      and ${untouched('e')}
    returning e.id`.execute(db);
  const ids = merged.rows.map(({ id }) => id);
  // One person has one vote.
  if (ids.length > 0)
    await db.updateTable('activity_ballot').set({ state: 'aside' }).where('entry_id', 'in', ids).execute();
  await sql`
    update activity_entry e set person_id = ${person}, visitor = null
    where e.access_domain = ${domain} and e.visitor = ${visitor} and e.person_id is null
      and not exists (select from activity_entry o where o.access_domain = e.access_domain and o.activity = e.activity
        and o.person_id = ${person})`.execute(db);
}
