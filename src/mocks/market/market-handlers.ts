import type { RequestHandler } from 'msw';
import type { Locale } from '../../../generated/locales';
import { countFacets, type Filter, fits } from '../../../setting/market/facets';
import type { OfferingKind } from '../../../setting/market/offering-document';
import { presentFacets } from '../../../setting/market/present-facets';
import { toApp, toProduct } from '../../../setting/market/present-offering';
import { attributesFor, readFilters } from '../../../setting/market/read-filters';
import { localize } from '../../../setting/messages/localize';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { hallHandlers } from './hall-handlers';
import { type MockOffering, marketState, noon, versionsOfMock } from './market-state';
import { mineOf, orderHandlers } from './order-handlers';

const KIND_OF: Record<number, OfferingKind> = { 7: 'app', 8: 'product', 9: 'solution' };

/** The market as one browser sees it: the sample catalogue, searched and counted by the server's own rules. */
export const marketHandlers = (): RequestHandler[] => [
  ...orderHandlers(),
  ...hallHandlers(),
  mockOperation('searchProducts', async ({ arg, locale }) => {
    const { kind, category, tenantId, keyword = '', filters = [], sort = 'best', pageNum = 1, pageSize = 20 } = arg;
    const asked = [...(category ? [{ key: 'category', values: [category] }] : []), ...filters];
    const found = await search({ kind, supplier: tenantId, keyword, filters: asked, sort, locale });
    const list = found.list.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const supplier = (await marketState()).suppliers.find(({ organization: { id } }) => id === tenantId);
    if (!supplier) return { ...found, list, pageNum, pageSize };
    const { profile, certificates, regions } = supplier;
    return {
      ...{ ...found, list, pageNum, pageSize },
      supplier: { profile: localize(profile, locale) ?? '', certificates, regions },
    };
  }),
  mockOperation('listAppCategories', async ({ arg, locale }) => {
    const { categories, offerings } = await marketState();
    const count = (id: string) =>
      [...offerings.values()].filter(({ row }) => row.categoryId === id && row.state === 'listed').length;
    return categories
      .filter(({ kind }) => kind === KIND_OF[arg.type ?? 7])
      .map(({ id, names }) => ({ id, name: localize(names, locale) ?? id, count: count(id) }));
  }),
  mockOperation('getApp', async ({ arg, request, locale }) => {
    const { categories, offerings } = await marketState();
    const found = offerings.get(arg.id);
    if (!found) throw new Refusal(404, noSuch('offering', arg.id)[locale]);
    const versions = versionsOfMock(found);
    const asked = versions.find(({ label }) => label === arg.version);
    const row = asked
      ? { ...found.row, body: asked.document, version: asked.label, publishedAt: noon(asked.date) }
      : found.row;
    const category = categories.find(({ id }) => id === row.categoryId);
    const app = toApp(row, locale, category);
    return {
      ...{ ...app, ...mineOf(app, request, locale) },
      liveVersion: found.row.version,
      versions: versions.map(({ label, date, document }) => ({
        ...{ version: label, publishedAt: noon(date).toISOString(), changes: localize(document.changes, locale) ?? '' },
      })),
    };
  }),
  mockOperation('listOffersForAnswer', async ({ arg, locale }) => {
    const asked = arg.question.toLowerCase().match(/[\p{L}\p{N}-]{4,}/gu) ?? [];
    const named = (one: MockOffering) => asked.filter((word) => one.words.includes(word));
    return (await listed())
      .map((one) => ({ offering: toProduct(one.row, locale), words: named(one), missing: [], values: [] }))
      .filter(({ words }) => words.length > 0 && words.length * 2 >= asked.length)
      .slice(0, 3);
  }),
  mockOperation('listSupplierApps', async ({ arg, locale }) => {
    const { id, kind = 'app', pageNum = 1, pageSize = 20 } = arg;
    const all = await listed();
    const own = all
      .filter(({ row }) => row.supplierId === id && row.kind === kind)
      .map(({ row }) => toApp(row, locale));
    return { list: own.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: own.length, pageNum, pageSize };
  }),
];

const listed = async () => [...(await marketState()).offerings.values()].filter(({ row }) => row.state === 'listed');

interface Search {
  kind: OfferingKind | undefined;
  supplier: string | undefined;
  keyword: string;
  filters: Filter[];
  sort: 'best' | 'newest' | 'rating' | 'name';
  locale: Locale;
}

async function search({ kind, supplier, keyword, filters: asked, sort, locale }: Search) {
  const { categories, suppliers } = await marketState();
  const shelves = categories.filter((one) => !kind || one.kind === kind);
  const attributes = attributesFor(shelves, asked);
  const { filters, ignored } = readFilters(asked, attributes);
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const of = (await listed()).filter(
    ({ row }) => (!kind || row.kind === kind) && (!supplier || row.supplierId === supplier),
  );
  const all = of.filter((one) => words.every((word) => one.words.includes(word)));
  const some = all.length === 0 && words.length > 1;
  const rows = some ? of.filter((one) => words.some((word) => one.words.includes(word))) : all;
  const counts = countFacets(
    rows.map(({ filterable }) => filterable),
    filters,
  );
  const list = rows
    .filter(({ filterable }) => filters.every((filter) => fits(filterable, filter)))
    .sort(orderOf(sort, words, locale))
    .map(({ row }) => toProduct(row, locale));
  const names = new Map(suppliers.map(({ organization: { id, name } }) => [id, name]));
  return {
    ...{ list, total: counts.total, ignored },
    ...(some && counts.total > 0 && { someWords: true }),
    facets: presentFacets(counts, filters, { categories: shelves, attributes, suppliers: names, locale }),
  };
}

function orderOf(sort: Search['sort'], words: readonly string[], locale: Locale) {
  const name = ({ row }: MockOffering) => localize(row.body.name, locale) ?? '';
  const named = (one: MockOffering) => words.filter((word) => name(one).toLowerCase().includes(word)).length;
  const newest = (a: MockOffering, b: MockOffering) => b.row.publishedAt.getTime() - a.row.publishedAt.getTime();
  if (sort === 'name') return (a: MockOffering, b: MockOffering) => name(a).localeCompare(name(b), locale);
  return (a: MockOffering, b: MockOffering) => (sort === 'best' ? named(b) - named(a) : 0) || newest(a, b);
}
