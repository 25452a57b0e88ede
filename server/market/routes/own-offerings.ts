import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { fromWire, readNames } from '../../../setting/market/offering-wire';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { nameOf } from '../orders/present-order';
import { listCategories } from '../store/categories';
import {
  addDraft,
  filesIn,
  findDraft,
  findPublished,
  isSkuTaken,
  type NewDraft,
  noteOfferingFiles,
  saveDraft,
} from '../store/drafts';
import { listOwn } from '../store/supply-figures';
import { actOnOffering } from '../supply/act-on-offering';
import { MOST_OFFERINGS } from '../supply/most-offerings';
import { openSupplier, type Supplying } from '../supply/open-supplier';
import { toDraft } from '../supply/present-draft';
import { toOwn } from '../supply/present-own';

/** What suppliers write, and what becomes of it. */
export const ownOfferingRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const detail = async (acting: Supplying, id: string, locale: Locale) => {
    const { organization, runsIt } = acting;
    const [draft, live] = await Promise.all([findDraft(db, organization, id), findPublished(db, organization, id)]);
    if (!draft && !live) throw notFound('offering', id);
    return toDraft(db, { draft, live }, organization, runsIt, locale);
  };

  app.operation('listOwnOfferings', async (req) => {
    const supplying = await openSupplier(ctx, req);
    const { keyword = '', pageNum = 1, pageSize = 20 } = req.query;
    const { domain, policy, ownSuppliers, organization: supplier } = supplying;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listOwn(db, {
      ...{ domain, policy, ownSuppliers, supplier, keyword: keyword.trim(), ...page },
    });
    return { list: rows.map((row) => toOwn(row, policy, req.locale)), total, pageNum, pageSize };
  });

  app.operation('addOwnOffering', async (req) => {
    const supplying = await openSupplier(ctx, req);
    const { kind, name } = req.body;
    const sku = req.body.sku.trim();
    const { domain, organization: supplier, person } = supplying;
    await refuseSku(supplier, sku, '');
    const { total } = await listOwn(db, { ...supplying, supplier, keyword: '', limit: 1, offset: 0 });
    if (total >= MOST_OFFERINGS) throw conflict(message('supply:most', { most: MOST_OFFERINGS }));
    const id = randomUUID();
    const body = { name: readNames({ [req.locale]: name }) ?? {} };
    const draft: NewDraft = {
      ...{ id, domain, supplier, kind, sku, category: null, label: '1.0', body, audience: [], person },
    };
    const budget = { key: `offering-draft:${person}`, most: 200, perSeconds: 86_400 };
    if (!(await take(ctx.store, [budget], (trx) => addDraft(trx, draft)))) throw skuTaken(sku);
    return detail(supplying, id, req.locale);
  });

  app.operation('getOwnOffering', async (req) => detail(await openSupplier(ctx, req), req.params.id, req.locale));

  app.operation('saveOwnOffering', async (req) => {
    const supplying = await openSupplier(ctx, req);
    const { id } = req.params;
    const { organization: supplier, person, domain } = supplying;
    const { step, label, audience, categoryId, document } = req.body;
    const [draft, live] = await Promise.all([findDraft(db, supplier, id), findPublished(db, supplier, id)]);
    const kind = draft?.kind ?? live?.kind;
    if (!kind) throw notFound('offering', id);
    if (draft?.state === 'review') throw conflict(message('supply:inReview'));
    if (categoryId !== null && !(await listCategories(db, [kind])).some((one) => one.id === categoryId))
      throw badRequest(message('supply:noCategory', { category: categoryId }), { field: 'categoryId' });
    const sku = req.body.sku.trim();
    await refuseSku(supplier, sku, id);
    const body = fromWire(document);
    const given = {
      ...{ id, domain, supplier, sku, category: categoryId, label: label.trim(), body, person },
      audience: [...new Set(audience.map((code) => code.trim()).filter(Boolean))],
    };
    await db.transaction().execute(async (trx) => {
      const kept = step === 0 ? await addDraft(trx, { ...given, kind }) : await saveDraft(trx, { ...given, step });
      if (!kept) throw stale(await findDraft(trx, supplier, id));
      await noteOfferingFiles(trx, { id, n: 0, person, urls: filesIn(body) });
    });
    return detail(supplying, id, req.locale);
  });

  app.operation('actOnOwnOffering', async (req) => {
    const supplying = await openSupplier(ctx, req);
    const { id } = req.params;
    await actOnOffering(ctx, supplying, id, req.body);
    const { organization } = supplying;
    const left = (await findDraft(db, organization, id)) ?? (await findPublished(db, organization, id));
    return left ? detail(supplying, id, req.locale) : gone(id);
  });

  const refuseSku = async (supplier: string, sku: string, id: string) => {
    if (sku === '') throw badRequest(message('supply:check.needed'), { field: 'sku' });
    if (await isSkuTaken(db, supplier, sku, id)) throw skuTaken(sku);
  };
};

const skuTaken = (sku: string) => conflict(message('supply:sku', { sku }), { field: 'sku' });

/** Of two who write, the second is told who the first was. */
const stale = (draft: Parameters<typeof nameOf>[0] | undefined) => {
  const name = draft ? nameOf(draft) : '';
  return conflict(name === '' ? message('supply:staleNobody') : message('supply:stale', { name }));
};

/** A discarded draft of what was never published leaves nothing. */
const gone = (id: string): components['schemas']['OfferingDraft'] => ({
  ...{ id, kind: 'app', sku: '', categoryId: null, label: '', document: {}, audience: [], step: 0, state: 'none' },
  ...{ reason: '', faults: [], versions: [], may: [] },
});
