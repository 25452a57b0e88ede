import { sql } from 'kysely';
import type { Names, OfferingKind } from '../../../setting/market/offering-document';
import type { OrderTerms } from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';

/** A right as the operators see it of the portal where it was ordered. */
export interface OrderedRight {
  id: string;
  offeringId: string;
  offeringKind: OfferingKind;
  names: Names;
  /** Id of the organization, or of somebody's personal space. */
  buyerId: string;
  /** Null for a person. */
  buyer: string | null;
  supplierId: string;
  supplier: string;
  kind: 'full' | 'trial';
  plan: OrderTerms;
  seats: number;
  startsAt: Date;
  endsAt: Date | null;
  endedAt: Date | null;
  suspendedAt: Date | null;
  suspendReason: string;
  setUpVersion: string | null;
  liveVersion: string;
}

interface Asked {
  keyword: string;
  /** One of them only. */
  id?: string;
  limit: number;
  offset: number;
}

/** Rights that were ordered on a portal: suspended ones first, then the newest. */
export async function listOrderedRights(db: Db, domain: string, { keyword, id = '', limit, offset }: Asked) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<OrderedRight & { total: number }>`
    with own as (
      select e.id, e.offering_id as "offeringId", o.kind as "offeringKind", v.body->'name' as names, e.organization_id as "buyerId",
        case when b.personal_of is null then b.name end as buyer, o.supplier_id as "supplierId", s.name as supplier, e.kind,
        e.plan, e.seats, e.starts_at as "startsAt", e.ends_at as "endsAt", e.ended_at as "endedAt",
        e.suspended_at as "suspendedAt", e.suspend_reason as "suspendReason", e.set_up_version as "setUpVersion",
        v.label as "liveVersion"
      from entitlement e join market_order m on m.id = e.order_id and m.access_domain = ${domain}
      join offering o on o.id = e.offering_id
      join offering_version v on v.offering_id = o.id and v.n = o.live_version
      join organization b on b.id = e.organization_id join organization s on s.id = o.supplier_id
    )
    select *, count(*) over ()::int as total from own
    where (${id} = '' or id = ${id})
      and (${keyword} = '' or names::text ilike ${like} or buyer ilike ${like} or supplier ilike ${like})
    order by "suspendedAt" is null, "startsAt" desc, id limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Suspends a right, or restores it. False if somebody has done so meanwhile. */
export async function suspendRight(db: Db, id: string, reason: string | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('entitlement')
    .set({ suspended_at: reason === null ? null : sql<Date>`now()`, suspend_reason: reason ?? '' })
    .where('id', '=', id)
    .where('suspended_at', reason === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
