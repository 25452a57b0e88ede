import { sql } from 'kysely';
import type { Db, Store } from '../../base/database/db';
import { ZONE } from './events';

/** How far visitors came on a day, each step by those who took the one before. */
export const STEPS = ['visit', 'asked', 'cited', 'opened'] as const;

/** Adds up today and yesterday anew, which is the same however often it is done. */
export async function sumEvents({ db }: Pick<Store, 'db'>): Promise<void> {
  const since = sql`(date_trunc('day', now() at time zone ${ZONE}) - interval '1 day') at time zone ${ZONE}`;
  await db.transaction().execute(async (trx) => {
    await sql`delete from track_hour where hour >= ${since}`.execute(trx);
    await sql`
      with raw as (
        select id, access_domain, name, what, visitor, date_trunc('hour', at) as hour,
          date_trunc('day', at at time zone ${ZONE}) as day
        from track_event where at >= ${since}
      ), both_ways as (
        select id, access_domain, name, what, visitor, hour, day from raw
        union all select id, access_domain, name, '*', visitor, hour, day from raw
      ), ranked as (
        select *, row_number() over (partition by access_domain, day, name, what, visitor order by id) as nth
        from both_ways
      )
      insert into track_hour (access_domain, hour, name, what, count, visitors)
      select access_domain, hour, name, what, count(*), count(*) filter (where nth = 1 and visitor is not null)
      from ranked group by access_domain, hour, name, what`.execute(trx);
    await sql`
      with seen as (
        select access_domain, visitor, date_trunc('day', at at time zone ${ZONE}) at time zone ${ZONE} as hour,
          bool_or(name = 'asked') as asked, bool_or(name = 'answered' and what = 'cited') as cited,
          bool_or(name = 'opened') as opened
        from track_event where at >= ${since} and visitor is not null group by 1, 2, 3
      ), steps as (
        select access_domain, hour, 'visit' as what from seen
        union all select access_domain, hour, 'asked' from seen where asked
        union all select access_domain, hour, 'cited' from seen where asked and cited
        union all select access_domain, hour, 'opened' from seen where asked and cited and opened
      )
      insert into track_hour (access_domain, hour, name, what, count, visitors)
      select access_domain, hour, 'funnel', what, count(*), count(*) from steps group by 1, 2, 4`.execute(trx);
  });
}

export interface DaySum {
  day: string;
  name: string;
  what: string;
  count: number;
  visitors: number;
}

/** Sums of each day of a portal, from the first to the last day. */
export async function readDays(db: Db, domain: string, from: string, to: string): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    select to_char(hour at time zone ${ZONE}, 'YYYY-MM-DD') as day, name, what, sum(count)::int as count,
      sum(visitors)::int as visitors
    from track_hour where access_domain = ${domain}
      and hour >= (${from}::date)::timestamp at time zone ${ZONE}
      and hour < (${to}::date + 1)::timestamp at time zone ${ZONE}
    group by 1, 2, 3 order by 1`.execute(db);
  return rows;
}
