import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** What somebody ordered on markets, and the rights of theirs alone. */
export async function readOrders(db: Db, person: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select 'order' as what, m.id, m.access_domain as portal, m.offering_id as offering, v.body->'name' as name, m.kind, m.status,
      m.seats, m.terms, m.remark, m.po_number as "poNumber", m.created_at as at, null::timestamptz as "endsAt",
      b.personal_of is null as "forOrganization"
    from market_order m join organization b on b.id = m.organization_id join offering o on o.id = m.offering_id
    left join offering_version v on v.offering_id = o.id and v.n = o.live_version
    where m.person_id = ${person}
    union all
    select 'right', e.id, null, e.offering_id, v.body->'name', e.kind, null, e.seats, e.plan, null, null, e.starts_at,
      coalesce(e.ended_at, e.ends_at), false
    from entitlement e join organization b on b.id = e.organization_id join offering o on o.id = e.offering_id
    left join offering_version v on v.offering_id = o.id and v.n = o.live_version
    where b.personal_of = ${person}
    order by at, id`.execute(db);
  return rows;
}

/** How many orders and rights are a person's alone, and so go with the account. */
export async function countOwnOrders(db: Db, person: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(distinct offering_id)::int as n from (
      select offering_id, organization_id from market_order union all select offering_id, organization_id from entitlement) one
    where organization_id = (select id from organization where personal_of = ${person})`.execute(db);
  return rows[0]?.n ?? 0;
}
