import { sql } from 'kysely';

/** open: what suppliers offer. curated: what operators chose. own: what the portal's own suppliers offer. */
export type Policy = 'open' | 'curated' | 'own';

/** Who looks at a catalogue. */
export interface CatalogueReader {
  domain: string;
  organization: string | undefined;
  policy?: Policy;
  /** Codes of the portal's own suppliers. */
  ownSuppliers?: readonly string[];
}

/** Whether a catalogue shows an offering (`o`) that is in it (`l`), to whomever. */
export const isChosen = ({ domain, policy = 'open', ownSuppliers = [] }: Omit<CatalogueReader, 'organization'>) =>
  sql<boolean>`(l.state ${policy === 'curated' ? sql`= 'listed'` : sql`<> 'hidden'`}
    ${
      policy === 'own'
        ? sql`and o.supplier_id in (select id from organization where tenant_code = any(${[...ownSuppliers]}::text[]))`
        : sql``
    }
    and o.supplier_id not in (select organization_id from market_supplier where access_domain = ${domain} and state = 'suspended'))`;

/**
 * Whether this reader sees an offering (`o`) that is listed (`l`): the only rule, for lists, counts, pages and search.
 * What was offered to single organizations is seen by whoever acts for one of them.
 */
export const isListed = (reader: CatalogueReader) =>
  sql<boolean>`(l.access_domain = ${reader.domain} and ${isChosen(reader)} and o.live_version is not null
    and (not l.private or exists (select from private_offer f where f.offering_id = o.id
      and f.organization_id = ${reader.organization ?? null} and (f.ends_at is null or f.ends_at > now()))))`;
