import type { Locale } from '../../../generated/locales';
import { mayUse } from '../../../setting/market/entitlement-state';
import { inSmallestUnits } from '../../../setting/market/offering-document';
import { badRequest, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { decide, deciderOf, isOfOperators } from '../orders/decide-order';
import { type Acting, openActing } from '../orders/open-acting';
import { placeOrder } from '../orders/place-order';
import { nameOf, toEntitlement, toOrder } from '../orders/present-order';
import { endEntitlement, listEntitlements, noteSetUp } from '../store/entitlements';
import { findOrder, listEvents, listOrders } from '../store/orders';

/** Orders, and the rights that come of them. */
export const orderRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  /** Members see their own orders, administrators those of their organization. */
  const read = async (market: Acting, id: string) => {
    const order = await findOrder(db, market.domain, market.organization, id);
    if (!order) throw notFound('order', id);
    const { runsIt, isOwn } = deciderOf(order, market);
    if (!runsIt && !isOwn) throw notFound('order', id);
    return order;
  };

  const detail = async (market: Acting, id: string, locale: Locale) => {
    const order = await read(market, id);
    const events = await listEvents(db, id);
    return {
      ...toOrder(order, deciderOf(order, market), market.operatorRule, locale),
      events: events.map(({ action, status, reason, at, ...person }) => ({
        ...{ action, status, reason, at: at.toISOString() },
        person: isOfOperators(action) ? '' : nameOf(person),
      })),
    };
  };

  app.operation('createAppOrder', async (req) => {
    const market = await openActing(ctx, req);
    const id = await placeOrder(ctx, market, req.body);
    const order = await read(market, id);
    return {
      ...{ orderId: id, appId: order.offeringId, planId: order.terms.planId, status: order.status },
      createdAt: order.createdAt.toISOString(),
    };
  });

  app.operation('listMarketOrders', async (req) => {
    const { side = 'buyer', open = false, pageNum = 1, pageSize = 20 } = req.query;
    const market = await openActing(ctx, req);
    const { domain, organization, person, runsIt } = market;
    if (side === 'supplier' && !runsIt) return { list: [], total: 0, pageNum, pageSize };
    const filter = { domain, side, organization, open, ...(!runsIt && { person }) };
    const { rows, total } = await listOrders(db, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    return {
      list: rows.map((row) => toOrder(row, deciderOf(row, market), market.operatorRule, req.locale)),
      total,
      pageNum,
      pageSize,
    };
  });

  app.operation('getMarketOrder', async (req) => detail(await openActing(ctx, req), req.params.id, req.locale));

  app.operation('decideMarketOrder', async (req) => {
    const market = await openActing(ctx, req);
    const { quote, ...decision } = req.body;
    await decide(ctx, market, req.params.id, { ...decision, ...(quote && { quote: inSmallest(quote) }) });
    return detail(market, req.params.id, req.locale);
  });

  app.operation('listEntitlements', async (req) => {
    const { organization } = await openActing(ctx, req);
    const rows = await listEntitlements(db, organization);
    return rows.map((row) => toEntitlement(row, { ...row, ...row.body }, req.locale));
  });

  app.operation('checkEntitlement', async (req) => {
    const { organization } = await openActing(ctx, req);
    const rows = await listEntitlements(db, organization);
    const row = rows.find(({ offeringId }) => offeringId === req.query.appId);
    if (!row) return { entitled: false };
    const entitlement = toEntitlement(row, { ...row, ...row.body }, req.locale);
    return { entitled: mayUse(entitlement.state), entitlement };
  });

  const byAdmin = async (req: Parameters<typeof openActing>[1], id: string, act: typeof noteSetUp) => {
    const { organization, runsIt } = await openActing(ctx, req);
    if (!runsIt) throw badRequest(message('market:admin'));
    if (!(await act(db, organization, id))) throw notFound('entitlement', id);
    return null;
  };

  app.operation('setUpEntitlement', (req) => byAdmin(req, req.params.id, noteSetUp));
  app.operation('endEntitlement', (req) => byAdmin(req, req.params.id, endEntitlement));
};

function inSmallest(quote: { amount: number; currency: string; text?: string; validUntil: string }) {
  const { amount, currency, text = '', validUntil } = quote;
  return { amount: inSmallestUnits(amount, currency), currency, text, validUntil };
}
