import type { OfferingKind } from '../../../setting/market/offering-document';
import { toApp } from '../../../setting/market/present-offering';
import { localize } from '../../../setting/messages/localize';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openMarket } from '../open-market';
import { mineOf } from '../orders/mine';
import { searchOfferings } from '../search-offerings';
import { listCategories } from '../store/categories';
import { countByCategory, findOffering, listOfferings, listVersions } from '../store/find-offerings';
import { responseHoursOf } from '../store/response-hours';
import { findSupplier } from '../store/suppliers';
import { countView } from '../store/supply-figures';

/** The sets of categories that the specification numbers; 7 are apps. */
const KIND_OF: Record<number, OfferingKind> = { 7: 'app', 8: 'product', 9: 'solution' };
const ALL: OfferingKind[] = ['app', 'product', 'solution'];

/** Lists, facets and pages of what is offered. */
export const catalogueRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('searchProducts', async (req) => {
    const {
      pageNum = 1,
      pageSize = 20,
      keyword = '',
      tenantId,
      category,
      kind,
      filters = [],
      sort = 'best',
    } = req.body;
    const reader = await openMarket(ctx, req);
    const search = {
      ...{ kinds: kind ? [kind] : ALL, keyword, order: sort, limit: pageSize, offset: (pageNum - 1) * pageSize },
      ...(tenantId !== undefined && { supplier: tenantId }),
      filters: [...(category ? [{ key: 'category', values: [category] }] : []), ...filters],
    };
    const [found, supplier, responseHours] = await Promise.all([
      searchOfferings(db, reader, search, req.locale),
      tenantId === undefined ? undefined : findSupplier(db, tenantId),
      tenantId === undefined ? undefined : responseHoursOf(db, reader.domain, tenantId),
    ]);
    const said = supplier && { ...supplier, profile: localize(supplier.profile, req.locale) ?? '' };
    return {
      ...{ ...found, pageNum, pageSize },
      ...(said && { supplier: { ...said, ...(responseHours !== undefined && { responseHours }) } }),
    };
  });

  app.operation('listProducts', async (req) => {
    const { pageNum = 1, pageSize = 20, keyword = '' } = req.query;
    const reader = await openMarket(ctx, req);
    const kinds: OfferingKind[] = ['product', 'solution'];
    const page = { order: 'best' as const, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { list, total } = await searchOfferings(db, reader, { kinds, keyword, filters: [], ...page }, req.locale);
    return { list, total, pageNum, pageSize };
  });

  app.operation('listAppCategories', async (req) => {
    const reader = await openMarket(ctx, req);
    const kind = KIND_OF[req.query.type ?? 7];
    if (!kind) return [];
    const [categories, counts] = await Promise.all([listCategories(db, [kind]), countByCategory(db, reader, kind)]);
    return categories.map(({ id, names }) => ({
      ...{ id, name: localize(names, req.locale) ?? id, count: counts.get(id) ?? 0 },
    }));
  });

  app.operation('getApp', async (req) => {
    const { id } = req.params;
    const reader = await openMarket(ctx, req);
    const row = await findOffering(db, reader, id);
    if (!row) throw notFound('offering', id);
    // Suppliers look at their own pages often, and would believe in their figures.
    if (reader.organization !== row.supplierId) await countView(db, id);
    const [categories, versions, mine] = await Promise.all([
      listCategories(db, [row.kind]),
      listVersions(db, id),
      mineOf(db, reader, row, req.locale),
    ]);
    const category = categories.find((one) => one.id === row.categoryId);
    const asked = versions.find(({ label }) => label === req.query.version);
    const shown = asked ? { ...row, body: asked.body, version: asked.label, publishedAt: asked.publishedAt } : row;
    return {
      ...toApp(shown, req.locale, category),
      liveVersion: row.version,
      ...(mine && { mine }),
      versions: versions.map(({ label, publishedAt, body }) => ({
        ...{ version: label, publishedAt: publishedAt.toISOString() },
        changes: localize(body.changes, req.locale) ?? '',
      })),
    };
  });

  app.operation('listSupplierApps', async (req) => {
    const { pageNum = 1, pageSize = 20, kind = 'app' } = req.query;
    const reader = await openMarket(ctx, req);
    const wish = { kinds: [kind], keyword: '', filters: [], supplier: req.params.id };
    const page = { order: 'best' as const, locale: req.locale, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const [rows, { total }] = await Promise.all([
      listOfferings(db, reader, wish, page),
      searchOfferings(db, reader, { ...wish, ...page }, req.locale),
    ]);
    return { list: rows.map((row) => toApp(row, req.locale)), total, pageNum, pageSize };
  });
};
