import { sql } from 'kysely';
import type { Names, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';
import { type CatalogueReader, isChosen } from './listed';

type Catalogue = Omit<CatalogueReader, 'organization'>;

export interface ListingRow {
  id: string;
  kind: OfferingKind;
  names: Names;
  supplier: string;
  listing: 'offered' | 'listed' | 'hidden';
  listingReason: string;
  state: 'listed' | 'paused' | 'delisted' | 'retired';
  stateReason: string;
  chosen: boolean;
  private: boolean;
  version: string;
  position: number | null;
}

interface Asked {
  keyword: string;
  /** One of them only. */
  id?: string;
  limit: number;
  offset: number;
}

/** All that was offered to a portal, shown or not: what was put first, then what nobody has decided on. */
export async function listListings(db: Db, catalogue: Catalogue, { keyword, id = '', limit, offset }: Asked) {
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<ListingRow & { total: number }>`
    select o.id, o.kind, v.body->'name' as names, s.name as supplier, l.state as listing, l.reason as "listingReason",
      o.state, o.state_reason as "stateReason", ${isChosen(catalogue)} as chosen, l.private, v.label as version,
      l.position, count(*) over ()::int as total
    from listing l join offering o on o.id = l.offering_id
    join offering_version v on v.offering_id = o.id and v.n = o.live_version
    join organization s on s.id = o.supplier_id
    where l.access_domain = ${catalogue.domain} and (${id} = '' or o.id = ${id})
      and (${keyword} = '' or s.name ilike ${like} or (v.body->'name')::text ilike ${like})
    order by l.position nulls last, l.state <> 'offered', o.published_at desc nulls last, o.id
    limit ${limit} offset ${offset}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

interface Choice {
  domain: string;
  id: string;
  state: 'offered' | 'listed' | 'hidden';
  position: number | null;
  reason: string;
}

/** False if it was never offered to this portal. */
export async function chooseListing(db: Db, { domain, id, state, position, reason }: Choice): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing')
    .set({ state, position, reason })
    .where('access_domain', '=', domain)
    .where('offering_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
