import { type RawBuilder, sql } from 'kysely';

/** Whether a portal's operators have said, of either, that a supplier and an organization belong together. */
export const areSisters = (domain: RawBuilder<unknown>, supplier: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from market_supplier k where k.access_domain = ${domain}
    and ((k.organization_id = ${supplier} and ${other} = any(k.sisters))
      or (k.organization_id = ${other} and ${supplier} = any(k.sisters))))`;
