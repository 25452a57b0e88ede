import type { Category, Names, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';

/** Categories of a kind, with what offerings in them are described by. */
export async function listCategories(db: Db, kinds: readonly OfferingKind[]): Promise<Category[]> {
  const [categories, attributes] = await Promise.all([
    db
      .selectFrom('market_category')
      .select(['id', 'kind', 'names'])
      .where('kind', 'in', [...kinds])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('market_attribute')
      .select(['category_id', 'key', 'names', 'kind', 'unit', 'facet'])
      .orderBy('sort')
      .orderBy('key')
      .execute(),
  ]);
  return categories.map(({ id, kind, names }) => ({
    ...{ id, kind, names: names as Names },
    attributes: attributes
      .filter((one) => one.category_id === id)
      .map(({ key, names: own, kind: type, unit, facet }) => ({ key, names: own as Names, kind: type, unit, facet })),
  }));
}
