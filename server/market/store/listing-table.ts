import { sql } from 'kysely';
import type { Names, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';
import { type CatalogueReader, isChosen } from './listed';

/** What operators of a portal have decided on an offering. */
interface Decided {
  state: 'offered' | 'listed' | 'hidden';
  position: number | null;
  reason: string;
}

export interface TableListing extends Decided {
  id: string;
  sku: string;
  code: string;
  kind: OfferingKind;
  names: Names;
  version: string;
  shown: boolean;
}

export interface ListingChoice extends Decided {
  id: string;
  was: Decided & Pick<TableListing, 'names'>;
}

/** All that was offered to a portal: what was put first, then the rest by supplier and number. */
export async function listListingTable(
  db: Db,
  catalogue: Omit<CatalogueReader, 'organization'>,
): Promise<TableListing[]> {
  const { rows } = await sql<TableListing>`
    select o.id, o.sku, s.tenant_code as code, o.kind, v.body->'name' as names, v.label as version,
      ${isChosen(catalogue)} and o.state = 'listed' as shown, l.state, l.position, l.reason
    from listing l join offering o on o.id = l.offering_id
    join offering_version v on v.offering_id = o.id and v.n = o.live_version
    join organization s on s.id = o.supplier_id
    where l.access_domain = ${catalogue.domain}
    order by l.position nulls last, s.tenant_code, o.sku, o.id`.execute(db);
  return rows;
}

/** How many were decided; those that somebody else has decided on meanwhile are left out. */
export async function chooseListings(db: Db, domain: string, choices: readonly ListingChoice[]): Promise<number> {
  const given = choices.map(({ was, ...choice }) => ({
    ...choice,
    ...{ was_state: was.state, was_position: was.position, was_reason: was.reason },
  }));
  const { numAffectedRows } = await sql`
    update listing l set state = n.state, position = n.position, reason = n.reason
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      n(id text, state text, position int, reason text, was_state text, was_position int, was_reason text)
    where l.access_domain = ${domain} and l.offering_id = n.id and l.state = n.was_state and l.reason = n.was_reason
      and l.position is not distinct from n.was_position`.execute(db);
  return Number(numAffectedRows ?? 0);
}
