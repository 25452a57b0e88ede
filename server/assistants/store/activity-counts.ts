import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Place } from './definitions';

/** How many codes were uploaded for an activity, by prize. */
export async function countCodes(db: Db, { domain, id }: Pick<Place, 'domain' | 'id'>): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('activity_code')
    .select(['prize', ({ fn }) => fn.countAll<string>().as('codes')])
    .where('access_domain', '=', domain)
    .where('activity', '=', id)
    .groupBy('prize')
    .execute();
  return new Map(rows.map(({ prize, codes }) => [prize, Number(codes)]));
}

/** Whether people see an activity and can count on it: it is visible, not over and not cancelled. */
export async function isRunning(db: Db, { domain, id }: Pick<Place, 'domain' | 'id'>): Promise<boolean> {
  const { rows } = await sql<{ running: boolean }>`
    select (r.body->'windows'->>'visible')::timestamptz <= now() and (r.body->'windows'->>'close')::timestamptz > now()
      and a.cancelled_at is null as running
    from definition d join definition_revision r on r.id = d.published
    left join activity a on a.access_domain = d.access_domain and a.id = d.id
    where d.kind = 'activity' and d.access_domain = ${domain} and d.id = ${id}`.execute(db);
  return rows[0]?.running ?? false;
}
