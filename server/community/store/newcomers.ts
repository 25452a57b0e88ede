import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** Milliseconds that are left of the first day of a person's account; 0 once it is over. */
export async function msOfFirstDay(db: Db, person: string): Promise<number> {
  const row = await db
    .selectFrom('person')
    .select(sql<string>`ceil(extract(epoch from created_at + interval '1 day' - now()) * 1000)`.as('ms'))
    .where('id', '=', person)
    .executeTakeFirst();
  return Math.max(0, Number(row?.ms ?? 0));
}

/** Whether a person is an expert here, or has an account for three days and three posts that stand. */
export async function isKnownHere(db: Db, domain: string, person: string): Promise<boolean> {
  const { rows } = await sql`
    select from person x where x.id = ${person} and (
      exists (select from expert e where e.person_id = x.id and e.access_domain = ${domain})
      or (x.created_at <= now() - interval '3 days' and 3 = (select count(*) from (
        select from post p where p.author_id = x.id and p.access_domain = ${domain}
          and p.kb_id is not null and p.state = 'published' limit 3) as standing)))`.execute(db);
  return rows.length > 0;
}
