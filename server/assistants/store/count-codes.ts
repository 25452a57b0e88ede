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
