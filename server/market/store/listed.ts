import { sql } from 'kysely';

/** Who looks at a catalogue. */
export interface CatalogueReader {
  domain: string;
  organization: string | undefined;
}

/**
 * Whether this reader sees an offering (`o`) that is listed (`l`): the only rule, for lists, counts, pages and search.
 * What was offered to single organizations is seen by whoever acts for one of them.
 */
export const isListed = ({ domain, organization }: CatalogueReader) =>
  sql<boolean>`(l.access_domain = ${domain} and l.state = 'listed' and o.live_version is not null
    and (not l.private or exists (select from private_offer f where f.offering_id = o.id
      and f.organization_id = ${organization ?? null} and (f.ends_at is null or f.ends_at > now()))))`;
