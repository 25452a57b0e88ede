import { sql } from 'kysely';
import type { Names } from '../../../setting/market/offering-document';
import type { Decides } from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';

export interface Ending {
  id: string;
  organization: string;
  domain: string;
  /** So many days are left; 0: it has ended. */
  days: number;
  endsAt: Date;
}

/**
 * Rights that end in 60, 30, 7 or 1 days, or ended just now: each step once for each term. What was as long when it began
 * is no reminder.
 */
export async function takeEndingRights(db: Db, now: Date): Promise<(Ending & { names: Names })[]> {
  const { rows } = await sql<Ending & { names: Names }>`
    with due as (
      select e.id, (select min(step) from unnest(array[0, 1, 7, 30, 60]) step
        where e.ends_at <= ${now}::timestamptz + step * interval '1 day'
          and e.ends_at - e.starts_at > step * interval '1 day') as days
      from entitlement e
      where e.ended_at is null and e.suspended_at is null and e.ends_at <= ${now}::timestamptz + interval '60 days'
        and e.ends_at > ${now}::timestamptz - interval '14 days'
    ), taken as (
      update entitlement e set reminded = due.days from due
      where due.id = e.id and due.days is not null and (e.reminded is null or e.reminded > due.days)
      returning e.id, e.organization_id, e.offering_id, e.order_id, e.ends_at, due.days
    )
    select t.id, t.organization_id as organization, t.days, t.ends_at as "endsAt", v.body->'name' as names,
      coalesce(m.access_domain, (select l.access_domain from listing l where l.offering_id = t.offering_id limit 1)) as domain
    from taken t join offering o on o.id = t.offering_id
    join offering_version v on v.offering_id = o.id and v.n = o.live_version
    left join market_order m on m.id = t.order_id`.execute(db);
  return rows.filter(({ domain }) => domain !== null);
}

/** Open demands that end in 7 days or 1: each once. */
export async function takeEndingDemands(
  db: Db,
  now: Date,
): Promise<(Ending & { author: string | null; title: string })[]> {
  const { rows } = await sql<Ending & { author: string | null; title: string }>`
    with taken as (
      update demand d set reminded = case when d.expires_at <= ${now}::timestamptz + interval '1 day' then 1 else 7 end
      where d.state = 'open' and d.expires_at > ${now}::timestamptz and d.expires_at <= ${now}::timestamptz + interval '7 days'
        and d.expires_at - d.opened_at > interval '8 days'
        and (d.reminded is null or d.reminded > case when d.expires_at <= ${now}::timestamptz + interval '1 day' then 1 else 7 end)
      returning d.id, d.organization_id, d.reminded, d.expires_at
    )
    select t.id, t.organization_id as organization, t.reminded as days, t.expires_at as "endsAt",
      p.access_domain as domain, p.author_id as author, v.title
    from taken t join post p on p.id = t.id join post_version v on v.post_id = p.id and v.n = p.version`.execute(db);
  return rows;
}

export interface WaitingOrder {
  id: string;
  step: number;
  domain: string;
  /** Who has to decide; of the operators, the buyer. */
  organization: string;
  side: Decides;
  names: Names;
}

/** Orders that have waited for a decision for 3 days, and quotes that end within 3; each step once. */
export async function takeWaitingOrders(db: Db, now: Date): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    with taken as (
      update market_order m set reminded = step
      where m.waits_for is not null and (m.reminded is null or m.reminded < m.step) and (
        (m.status in ('submitted', 'approved') and m.changed_at <= ${now}::timestamptz - interval '3 days')
        or (m.status = 'quoted' and (m.quote->>'validUntil')::date between (${now}::timestamptz)::date and (${now}::timestamptz)::date + 3
          and (m.quote->>'validUntil')::date - m.changed_at::date > 3))
      returning m.id, m.step, m.access_domain, m.organization_id, m.supplier_id, m.waits_for, m.offering_id
    )
    select t.id, t.step, t.access_domain as domain, t.waits_for as side,
      case when t.waits_for = 'supplier' then t.supplier_id else t.organization_id end as organization, v.body->'name' as names
    from taken t join offering o on o.id = t.offering_id
    join offering_version v on v.offering_id = o.id and v.n = o.live_version`.execute(db);
  return rows;
}
