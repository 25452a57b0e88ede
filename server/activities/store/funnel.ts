import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '../../../generated/api';
import type { Db } from '../../base/database/db';
import type { Place, Who } from './entries';

export type Funnel = components['schemas']['ActivityFunnel'];

interface View extends Place {
  who: Who;
  salt: string;
  source: string;
  eligible: boolean;
}

/** Notes that somebody has opened an activity, once. */
export async function noteView(db: Db, { domain, activity, who, salt, source, eligible }: View): Promise<void> {
  const reader = createHmac('sha256', salt)
    .update(`view ${who.person ?? who.visitor}`)
    .digest('hex');
  await db
    .insertInto('activity_view')
    .values({ access_domain: domain, activity, reader, source, eligible })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const NO_FUNNEL: Funnel = {
  seen: 0,
  eligible: 0,
  started: 0,
  completed: 0,
  entered: 0,
  won: 0,
  claimed: 0,
  delivered: 0,
};

/** How far people came, by activity. */
export async function countFunnels(db: Db, domain: string): Promise<Map<string, Funnel>> {
  const { rows } = await sql<Funnel & { activity: string }>`
    select activity, ${counts} from (${events(domain)}) e group by activity`.execute(db);
  return new Map(rows.map(({ activity, ...funnel }) => [activity, funnel]));
}

/** How far those came who first looked or entered on a day, or came from somewhere. */
export async function splitFunnel(
  db: Db,
  { domain, activity }: Place,
  by: 'day' | 'source',
): Promise<(Funnel & { group: string })[]> {
  const group = by === 'day' ? sql`to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')` : sql`source`;
  const { rows } = await sql<Funnel & { group: string }>`
    select ${group} as "group", ${counts} from (${events(domain)}) e where activity = ${activity}
    group by 1 order by 1 limit ${MOST_GROUPS}`.execute(db);
  return rows;
}

/** More days than any activity has, and more sources than anybody reads. */
const MOST_GROUPS = 1000;

const count = (condition: string) => sql.raw(`(count(*) filter (where ${condition}))::int`);

const counts = sql`${count('seen')} as seen, ${count('seen and good')} as eligible, ${count('not seen')} as started,
  ${count('not seen and good')} as completed, ${count('entered')} as entered, ${count('won')} as won,
  ${count('claimed')} as claimed, ${count('delivered')} as delivered`;

/** Views and entries as one list. Whoever won twice has claimed with the first claim and has all with the last delivery. */
const events = (domain: string) => sql`
  select activity, source, at, true as seen, eligible as good, false as entered, false as won, false as claimed,
    false as delivered
  from activity_view where access_domain = ${domain}
  union all
  select e.activity, e.source, e.created_at, false, e.state = 'completed',
    e.draws_used > 0 or (e.state = 'completed' and l.activity is not null),
    w.entry_id is not null, coalesce(w.claimed, false), coalesce(w.delivered, false)
  from activity_entry e
  left join activity_list l on l.access_domain = e.access_domain and l.activity = e.activity
  left join (
    select entry_id, bool_or(state in ('claimed', 'sent', 'delivered') or claims > 0) as claimed,
      bool_and(state = 'delivered') filter (where state not in ('lapsed', 'refused')) as delivered
    from activity_win where access_domain = ${domain} group by entry_id
  ) w on w.entry_id = e.id
  where e.access_domain = ${domain}`;
