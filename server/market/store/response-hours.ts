import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

const DAYS = 180;
/** Fewer say nothing of how an organization usually answers. */
const LEAST = 3;

/**
 * How many hours a supplier of a portal takes to answer: the median of what it decided on orders and was asked for contact
 * data. Undefined before there are three. What nobody answered is in none of them.
 */
export async function responseHoursOf(db: Db, domain: string, supplier: string): Promise<number | undefined> {
  const { rows } = await sql<{ n: number; hours: number | null }>`
    select count(*)::int as n, (percentile_cont(0.5) within group (order by hours))::float8 as hours from (
      select extract(epoch from e.at - before.at) / 3600 as hours
      from market_order o join order_event e on e.order_id = o.id
      join order_event before on before.order_id = e.order_id and before.step = e.step - 1
      where o.supplier_id = ${supplier} and o.access_domain = ${domain} and e.action in ('quote', 'approve', 'refuse')
        and e.at > now() - ${DAYS}::int * interval '1 day' and e.person_id is not null
        and not exists (select from membership m where m.person_id = e.person_id and m.organization_id = o.organization_id)
      union all
      select extract(epoch from c.decided_at - c.asked_at) / 3600 from contact_exchange c
      where c.to_organization = ${supplier} and c.access_domain = ${domain} and c.state in ('granted', 'refused')
        and c.decided_at > now() - ${DAYS}::int * interval '1 day') answers`.execute(db);
  const [found] = rows;
  if (!found || found.n < LEAST || found.hours === null) return undefined;
  return Math.min(5_000, Math.max(1, Math.ceil(found.hours)));
}
