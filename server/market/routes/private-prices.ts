import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { inMajorUnits } from '../../../setting/market/offering-document';
import { localize } from '../../../setting/messages/localize';
import { auditedBy } from '../../base/audit/audited-by';
import { addAudit } from '../../base/database/audit';
import { conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { nameOf } from '../orders/present-order';
import { findDraft, findPublished, type PublishedRow } from '../store/drafts';
import { endPrivatePrice, listPrivatePrices, type PrivatePriceRow } from '../store/private-prices';
import { givePrice } from '../supply/give-price';
import { needAdmin, openSupplier, type Supplying } from '../supply/open-supplier';
import { tellOfPrice } from '../supply/tell-price';

/** Prices that a supplier gives single organizations. */
export const privatePriceRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  /** Undefined while it has not been published. */
  const open = async (supplying: Supplying, id: string): Promise<PublishedRow | undefined> => {
    needAdmin(supplying);
    const live = await findPublished(db, supplying.organization, id);
    if (!live && !(await findDraft(db, supplying.organization, id))) throw notFound('offering', id);
    return live;
  };
  const list = async ({ id, body }: PublishedRow, locale: Locale) => ({
    prices: (await listPrivatePrices(db, id)).map((row) => toPrice(row, locale)),
    plans: (body.plans ?? []).map((plan) => ({ planId: plan.id, name: localize(plan.name, locale) ?? plan.id })),
  });

  app.operation('listPrivatePrices', async (req) => {
    const live = await open(await openSupplier(ctx, req), req.params.id);
    return live ? list(live, req.locale) : { prices: [], plans: [] };
  });

  app.operation('givePrivatePrice', async (req) => {
    const supplying = await openSupplier(ctx, req);
    const live = await open(supplying, req.params.id);
    if (!live) throw conflict(message('supply:notThere'));
    await givePrice(ctx, supplying, { live, price: req.body, locale: req.locale, audit: auditedBy(req) });
    return list(live, req.locale);
  });

  app.operation('endPrivatePrice', async (req) => {
    const supplying = await openSupplier(ctx, req);
    needAdmin(supplying);
    const { organization, domain } = supplying;
    const { id } = req.params;
    await db.transaction().execute(async (trx) => {
      const ended = await endPrivatePrice(trx, organization, id);
      if (!ended) throw notFound('price', id);
      const target = `${ended.offering} · ${ended.plan.id} → ${ended.code}`;
      await addAudit(trx, { ...auditedBy(req), action: 'price-ended', domain, organization, target });
      const told = { kind: 'price-ended' as const, id, domain, actor: supplying.person };
      await tellOfPrice(ctx, trx, { ...ended, ...told });
    });
    return null;
  });
};

function toPrice(row: PrivatePriceRow, locale: Locale): components['schemas']['PrivatePrice'] {
  const { id, organization, code, plan, endsOn, state, at } = row;
  const { amount = 0, currency = 'CNY', period = 'year' } = plan;
  return {
    ...{ id, organization, code, planId: plan.id, planName: localize(plan.name, locale) ?? plan.id },
    ...{ amount: inMajorUnits(amount, currency), currency, period, endsOn, state, by: nameOf(row) },
    at: at.toISOString(),
  };
}
