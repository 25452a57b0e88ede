import { sql } from 'kysely';
import type { Names, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';
import { isChosen, type Policy } from './listed';

export interface OwnRow {
  id: string;
  kind: OfferingKind;
  sku: string;
  names: Names | null;
  state: 'listed' | 'paused' | 'delisted' | 'retired' | null;
  stateReason: string;
  version: string;
  draft: 'draft' | 'review' | 'returned' | null;
  private: boolean | null;
  listing: 'offered' | 'listed' | 'hidden' | null;
  listingReason: string;
  chosen: boolean | null;
  views: number;
  orders: number;
  open: number;
  rights: number;
  ending: number;
}

interface Asked {
  domain: string;
  policy: Policy;
  ownSuppliers: readonly string[];
  supplier: string;
  keyword: string;
  limit: number;
  offset: number;
}

/** A supplier's offerings with what became of them: drafts first, then the newest. */
export async function listOwn(db: Db, asked: Asked): Promise<{ rows: OwnRow[]; total: number }> {
  const { domain, supplier, keyword, limit, offset } = asked;
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<OwnRow & { total: number }>`
    with own as (
      select coalesce(o.id, d.id) as id, coalesce(o.kind, d.kind) as kind, coalesce(d.sku, o.sku) as sku,
        coalesce(d.body->'name', v.body->'name') as names, o.state, coalesce(o.state_reason, '') as "stateReason",
        coalesce(v.label, '') as version, d.state as draft, coalesce(d.changed_at, o.published_at) as at, o.supplier_id
      from (select * from offering where supplier_id = ${supplier}) o
      left join offering_version v on v.offering_id = o.id and v.n = o.live_version
      full join (select * from offering_draft where supplier_id = ${supplier}) d on d.id = o.id
    ), found as (
      select *, count(*) over ()::int as total from own
      where ${keyword} = '' or sku ilike ${like} or names::text ilike ${like}
      order by draft is null, at desc, id limit ${limit} offset ${offset}
    )
    select o.*, l.private, l.state as listing, coalesce(l.reason, '') as "listingReason",
      ${isChosen(asked)} as chosen,
      (select coalesce(sum(views), 0)::int from offering_view w where w.offering_id = o.id and w.day > now() - interval '30 days') as views,
      (select count(*)::int from market_order m where m.offering_id = o.id and m.created_at > now() - interval '30 days') as orders,
      (select count(*)::int from market_order m where m.offering_id = o.id and m.status in ('submitted', 'quoted', 'approved')) as open,
      (select count(*)::int from entitlement e where e.offering_id = o.id and e.ended_at is null and e.suspended_at is null
        and e.starts_at <= now() and (e.ends_at is null or e.ends_at > now() - interval '14 days')) as rights,
      (select count(*)::int from entitlement e where e.offering_id = o.id and e.ended_at is null and e.suspended_at is null
        and e.ends_at between now() - interval '14 days' and now() + interval '60 days') as ending
    from found o left join listing l on l.offering_id = o.id and l.access_domain = ${domain}
    order by o.draft is null, o.at desc, o.id`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Rights to a supplier's offerings that operators have suspended, that end soon, or that have ended and can still be used. */
export async function listEnding(db: Db, supplier: string) {
  const { rows } = await sql<{
    appId: string;
    names: Names;
    /** Null for a person. */
    buyer: string | null;
    kind: 'full' | 'trial';
    endsAt: Date | null;
    seats: number;
    /** Why operators have suspended it; null if they have not. */
    suspended: string | null;
  }>`select e.offering_id as "appId", v.body->'name' as names, case when b.personal_of is null then b.name end as buyer, e.kind, e.ends_at as "endsAt", e.seats,
      case when e.suspended_at is not null then e.suspend_reason end as suspended
    from entitlement e join offering o on o.id = e.offering_id
    join offering_version v on v.offering_id = o.id and v.n = o.live_version
    join organization b on b.id = e.organization_id
    where o.supplier_id = ${supplier} and e.ended_at is null
      and (e.ends_at between now() - interval '14 days' and now() + interval '60 days'
        or (e.suspended_at is not null and (e.ends_at is null or e.ends_at > now() - interval '44 days')))
    order by e.suspended_at is null, e.ends_at, e.id limit 100`.execute(db);
  return rows;
}

/** Counts one look at an offering's page. */
export const countView = (db: Db, id: string) =>
  sql`insert into offering_view (offering_id, day) values (${id}, date_trunc('day', now()))
    on conflict (offering_id, day) do update set views = offering_view.views + 1`.execute(db);
