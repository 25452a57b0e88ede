import type { Locale } from '../../generated/locales';
import type { Filter } from '../../setting/market/facets';
import type { OfferingKind } from '../../setting/market/offering-document';
import { presentFacets } from '../../setting/market/present-facets';
import { toProduct } from '../../setting/market/present-offering';
import { attributesFor, readFilters } from '../../setting/market/read-filters';
import type { Db } from '../base/database/db';
import { listCategories } from './store/categories';
import { countOfferings, listOfferings, type Order, weighTerms } from './store/find-offerings';
import type { CatalogueReader } from './store/listed';
import { askedTerms } from './store/offering-terms';
import { supplierNames } from './store/suppliers';

export interface Search {
  kinds: readonly OfferingKind[];
  supplier?: string;
  keyword: string;
  filters: readonly Filter[];
  order: Order;
  limit: number;
  offset: number;
}

/** One page of a catalogue, with how many there are by every facet. */
export async function searchOfferings(db: Db, reader: CatalogueReader, search: Search, locale: Locale) {
  const { kinds, supplier, keyword, order, limit, offset } = search;
  const categories = await listCategories(db, kinds);
  const attributes = attributesFor(categories, search.filters);
  const { filters, ignored, keys } = readFilters(search.filters, attributes);
  const asked = keyword.trim() === '' ? undefined : await weighTerms(db, askedTerms(keyword));
  const wish = { kinds, filters, ...(supplier !== undefined && { supplier }) };
  const wishFor = (any: boolean) => ({ ...wish, ...(asked && { terms: { asked, any } }) });
  const find = (any: boolean) =>
    Promise.all([
      countOfferings(db, reader, wishFor(any), keys),
      listOfferings(db, reader, wishFor(any), { order, locale, limit, offset }),
    ]);
  const all = await find(false);
  // No offering has every word; those with some of them may still be what was meant.
  const any = asked !== undefined && all[0].total === 0;
  const [counts, rows] = any ? await find(true) : all;
  const ids = [...counts.counts.keys()].filter((name) => name.startsWith('supplier='));
  const checked = filters.find(({ key }) => key === 'supplier')?.values ?? [];
  const suppliers = await supplierNames(db, [...ids.map((name) => name.slice('supplier='.length)), ...checked]);
  return {
    ...{ list: rows.map((row) => toProduct(row, locale)), total: counts.total, ignored },
    ...(any && counts.total > 0 && { someWords: true }),
    facets: presentFacets(counts, filters, { categories, attributes, suppliers, locale }),
  };
}
