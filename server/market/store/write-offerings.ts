import { sql } from 'kysely';
import { filterableOf } from '../../../setting/market/facets';
import type { Category, OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';
import { offeringTerms } from './offering-terms';
import { refreshRating } from './reviews';

export interface NewVersion {
  id: string;
  kind: OfferingKind;
  supplier: { id: string; name: string };
  sku: string;
  category: Category | undefined;
  label: string;
  document: OfferingDocument;
  publishedAt?: Date;
}

/** Publishes a version: from now on lists find the offering by it. */
export async function publishVersion(db: Db, given: NewVersion): Promise<number> {
  const { id, kind, supplier, sku, category, label, document, publishedAt = new Date() } = given;
  const attributes = category?.attributes ?? [];
  const { facets, numbers } = filterableOf({
    ...{ kind, supplier: supplier.id, category: category?.id ?? null, attributes, document },
  });
  const { terms, nameTerms } = offeringTerms(document, [supplier.name, ...Object.values(category?.names ?? {})]);
  const filed = {
    ...{ kind, category_id: category?.id ?? null, facets, numbers: JSON.stringify(numbers), terms },
    ...{ name_terms: nameTerms, published_at: publishedAt },
  };
  await db
    .insertInto('offering')
    .values({ id, supplier_id: supplier.id, sku, created_at: publishedAt, ...filed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(filed))
    .execute();
  const { n } = await db
    .insertInto('offering_version')
    .values(({ selectFrom }) => ({
      ...{ offering_id: id, label, body: JSON.stringify(document), published_at: publishedAt },
      n: selectFrom('offering_version')
        .where('offering_id', '=', id)
        .select(sql<number>`coalesce(max(n), 0) + 1`.as('n')),
    }))
    .returning('n')
    .executeTakeFirstOrThrow();
  await db.updateTable('offering').set({ live_version: n }).where('id', '=', id).execute();
  await refreshRating(db, id);
  return n;
}

/** Offers something in a portal's catalogue; `only`: to these organizations. What operators decided about it stays. */
export async function listOffering(db: Db, domain: string, id: string, only: readonly string[] = []): Promise<void> {
  const listing = { private: only.length > 0 };
  await db
    .insertInto('listing')
    .values({ access_domain: domain, offering_id: id, ...listing, state: 'offered' })
    .onConflict((conflict) => conflict.columns(['access_domain', 'offering_id']).doUpdateSet(listing))
    .execute();
  // An audience is of the offering; its other catalogues follow, or it would be open there.
  await db.updateTable('listing').set(listing).where('offering_id', '=', id).execute();
  await db
    .deleteFrom('private_offer')
    .where('offering_id', '=', id)
    .where(({ not, eb }) => not(eb('organization_id', 'in', only.length > 0 ? [...only] : [''])))
    .execute();
  for (const organization of only)
    await db
      .insertInto('private_offer')
      .values({ offering_id: id, organization_id: organization })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Pauses, delists or retires an offering, or lists it again; its page stays and says why. */
export const setOfferingState = (
  db: Db,
  id: string,
  state: 'listed' | 'paused' | 'delisted' | 'retired',
  reason: string,
) => db.updateTable('offering').set({ state, state_reason: reason }).where('id', '=', id).execute();
