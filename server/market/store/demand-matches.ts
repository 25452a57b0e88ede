import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { type CatalogueReader, isListed } from './listed';

/** Keeps which offerings fit a demand, the best first. */
export async function keepMatches(db: Db, demand: string, offerings: readonly string[]): Promise<void> {
  await db.deleteFrom('demand_match').where('demand_id', '=', demand).execute();
  if (offerings.length > 0)
    await db
      .insertInto('demand_match')
      .values(offerings.map((offering, at) => ({ demand_id: demand, offering_id: offering, rank: at + 1 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  await db.updateTable('demand').set({ matched_at: sql<Date>`now()` }).where('id', '=', demand).execute();
}

/** Open demands that were matched never, or more than a day ago; taken, so that no other node matches them, too. */
export async function takeUnmatched(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select d.id from demand d join post p on p.id = d.id
    where d.state = 'open' and p.state = 'published' and d.expires_at > now()
      and (d.matched_at is null or d.matched_at < now() - interval '1 day')
    order by d.matched_at nulls first, d.id limit ${limit} for update of d skip locked`.execute(db);
  return rows.map(({ id }) => id);
}

/** Demands that an offering of a supplier fits, each with the best of them that this reader's catalogue lists. */
export const fitsSupplier = (reader: CatalogueReader, supplier: string) => sql`
  select distinct on (m.demand_id) m.demand_id as id, o.id as offering from offering o
  join listing l on l.offering_id = o.id join demand_match m on m.offering_id = o.id
  where o.supplier_id = ${supplier} and o.state = 'listed' and ${isListed(reader)}
  order by m.demand_id, m.rank`;

/** Offerings that the organization of a demand does not want to see again. */
export async function listDropped(db: Db, demand: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('demand_match_dropped')
    .select('offering_id as id')
    .where('demand_id', '=', demand)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

interface Dropping {
  demand: string;
  offering: string;
  person: string;
  dropped: boolean;
}

/** The same again changes nothing. */
export async function dropMatch(db: Db, { demand, offering, person, dropped }: Dropping): Promise<void> {
  if (dropped)
    await db
      .insertInto('demand_match_dropped')
      .values({ demand_id: demand, offering_id: offering, person_id: person })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('demand_match_dropped')
      .where('demand_id', '=', demand)
      .where('offering_id', '=', offering)
      .execute();
}
