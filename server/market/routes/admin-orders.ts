import { nextOrder } from '../../../setting/market/order-states';
import { localize } from '../../../setting/messages/localize';
import { actorOf, type Operator } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { settle, toDecide } from '../orders/decide-order';
import { toOrder } from '../orders/present-order';
import { findOrderOf, listForOperators, type OrderRow } from '../store/orders';
import { needReason, openForMarket } from './open-for-market';

/** It waits for operators already, whatever the rule is now. */
const WAITS = { orders: 'all' } as const;

const byOperator = ({ personId }: OrderRow, { id }: Operator) =>
  ({ side: 'operator', runsIt: true, isOwn: personId === id }) as const;

/** What operators of a domain decide on orders that buyer and supplier agree on. */
export const adminOrderRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listWaitingOrders', async (req) => {
    const operator = await openForMarket(ctx.store, req, req.params.domain);
    const rows = await listForOperators(db, req.params.domain);
    return rows.map((row) => toOrder(row, byOperator(row, operator), WAITS, req.locale));
  });

  app.operation('decideWaitingOrder', async (req) => {
    const { domain, id } = req.params;
    const operator = await openForMarket(ctx.store, req, domain);
    const { approve, step } = req.body;
    const reason = req.body.reason?.trim() ?? '';
    if (!approve && reason === '') throw needReason();
    await db.transaction().execute(async (trx) => {
      const order = await findOrderOf(trx, domain, id);
      if (!order) throw notFound('order', id);
      if (order.step !== step) throw conflict(message('market:order.decided'));
      const by = byOperator(order, operator);
      if (by.isOwn) throw conflict(message('market:order.ownDecision'));
      const next = nextOrder(toDecide(order, WAITS), approve ? 'approve' : 'refuse', by);
      if (!next) throw conflict(message('market:order.notForOperators'));
      const action = approve ? 'operator-approve' : 'operator-refuse';
      await settle(ctx, trx, order, next, { action, person: operator.id, reason });
      const target = `${localize(order.body.name, 'en-US') ?? order.offeringId} (${id})`;
      const done = approve ? 'order-approved' : 'order-refused';
      await addAudit(trx, { ...actorOf(operator), action: done, domain, target, message: reason });
    });
    return null;
  });
};
