import { type OperatorRule, operatorDecidesOn } from '../../../setting/market/operator-rule';
import {
  type Decider,
  nextOrder,
  type OrderAction,
  type OrderState,
  type Quote,
} from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import type { Market } from '../open-market';
import { decideOrder, findOrder, type OrderRow } from '../store/orders';
import { activate } from './activate';
import { tellOfOrder } from './tell-order';

interface Decision {
  action: OrderAction;
  step: number;
  reason?: string;
  /** With the amount in the currency's smallest unit. */
  quote?: Quote;
}

const isFree = ({ kind, terms }: Pick<OrderRow, 'kind' | 'terms'>): boolean =>
  kind === 'trial' || kind === 'free' || terms.amount === 0;

/** An order as the table of states reads it, by the rule of the portal as it is now. */
export const toDecide = (order: OrderRow, operatorRule: OperatorRule) => ({
  ...order,
  ...{ isFree: isFree(order), operatorApproves: operatorDecidesOn(operatorRule, order) },
});

/** On which side a reader is, and what they are there; somebody of both sides is on the one that has to decide. */
export function deciderOf(order: OrderRow, { organization, person, runsIt }: Market): Decider {
  const side = order.buyerId === organization ? 'buyer' : 'supplier';
  return { side, runsIt, isOwn: order.personId !== null && order.personId === person };
}

/** The order after a decision. Of two who decide at once, the second is told. */
export async function decide(ctx: Context, market: Market, id: string, decision: Decision): Promise<void> {
  const { action, step, quote } = decision;
  const reason = decision.reason?.trim() ?? '';
  const { organization, person } = market;
  const order = organization === undefined ? undefined : await findOrder(ctx.store.db, market.domain, organization, id);
  const by = order && deciderOf(order, market);
  // Members see their own orders only.
  if (!order || !by || person === undefined || !(by.runsIt || by.isOwn)) throw notFound('order', id);
  if (order.step !== step) throw conflict(message('market:order.decided'));
  const next = nextOrder(toDecide(order, market.operatorRule), action, by);
  if (!next) throw conflict(message('market:order.mayNot'));
  if ((action === 'refuse' || action === 'decline') && reason === '')
    throw badRequest(message('market:order.reason'), { field: 'reason' });
  if (action === 'quote') checkQuote(quote);
  await ctx.store.db.transaction().execute(async (trx) => {
    const given = { action, person, reason, ...(action === 'quote' && quote && { quote }) };
    await settle(ctx, trx, order, next, given);
  });
}

type Given = Pick<Parameters<typeof decideOrder>[1], 'action' | 'person' | 'reason' | 'quote'>;

/** Whether operators took a step of an order. */
export const isOfOperators = (action: string): boolean => action.startsWith('operator-');

/** Writes a decision on the step that was read, tells whom it concerns, and gives the right. Throws 409 if somebody was faster. */
export async function settle(ctx: Context, trx: Db, order: OrderRow, next: OrderState, given: Given): Promise<void> {
  const { id, step, domain, buyerId, supplierId, personId, body } = order;
  if (!(await decideOrder(trx, { id, step, ...next, ...given }))) throw conflict(message('market:order.decided'));
  await tellOfOrder(ctx, trx, {
    ...{ id, step: step + 1, domain, buyer: buyerId, supplier: supplierId },
    ...(!isOfOperators(given.action) && { actor: given.person }),
    ...{ ...next, person: personId, names: body.name },
  });
  if (next.status !== 'active') return;
  const { kind, offeringId, terms, seats } = order;
  await activate(trx, { id, kind, organization: buyerId, offering: offeringId, terms, seats }, new Date());
}

function checkQuote(quote: Quote | undefined): void {
  if (!quote) throw badRequest(message('market:order.quote'), { field: 'quote' });
  const { currency, validUntil } = quote;
  if (!Intl.supportedValuesOf('currency').includes(currency))
    throw badRequest(message('market:order.currency', { currency }), { field: 'quote' });
  if (validUntil < new Date().toISOString().slice(0, 10))
    throw badRequest(message('market:order.past', { day: validUntil }), { field: 'quote' });
}
