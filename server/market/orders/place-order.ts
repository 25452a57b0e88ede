import { randomUUID } from 'node:crypto';
import { passesRule } from '../../../setting/market/buyer-rule';
import { inMajorUnits, type Plan } from '../../../setting/market/offering-document';
import { operatorDecidesOn } from '../../../setting/market/operator-rule';
import { firstState, type OrderKind, type OrderTerms } from '../../../setting/market/order-states';
import { plansFor } from '../../../setting/market/own-plans';
import type { OfferingRow } from '../../../setting/market/present-offering';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import { take } from '../../base/limits/take';
import { listed, message } from '../../base/messages/message';
import type { Context } from '../../context';
import type { Market } from '../open-market';
import { findBuyerRule } from '../store/buyer-rules';
import { type EntitlementRow, findEntitlement } from '../store/entitlements';
import { findOffering } from '../store/find-offerings';
import { addOrder, findOpenOrder, lockOrders } from '../store/orders';
import { activate } from './activate';
import { isPersonal } from './open-acting';
import { tellOfOrder } from './tell-order';

export interface Wish {
  appId: string;
  planId?: string;
  tenantId?: string;
  remark?: string;
  kind?: 'plan' | 'trial';
  seats?: number;
  poNumber?: string;
  /** In the currency's main unit. */
  seen?: { amount?: number; currency?: string };
}

/** Orders for the organization that the person acts for, or for the person alone. What is free is active at once. */
export async function placeOrder(ctx: Context, market: Market, wish: Wish): Promise<string> {
  const { store } = ctx;
  const { organization, person } = market;
  if (market.orders === 'off') throw conflict(message('market:order.off'));
  if (organization === undefined || person === undefined) throw badRequest(message('market:order.noOrganization'));
  if (wish.tenantId !== undefined && wish.tenantId !== organization)
    throw badRequest(message('market:order.other', { organization: wish.tenantId }), { field: 'tenantId' });
  const offering = await findOffering(store.db, market, wish.appId);
  if (!offering) throw notFound('offering', wish.appId);
  const personal = isPersonal(market);
  if (offering.supplierId === organization) throw forbiddenOwn();
  if (offering.state !== 'listed') throw conflict(message('market:order.unavailable'));
  const had = await findEntitlement(store.db, organization, offering.id);
  if (had?.suspendedAt) throw conflict(message('market:right.suspended', { reason: had.suspendReason }));
  const { kind, terms } = termsOf(offering, wish, had, personal);
  if (market.orders === 'enquiry' && kind !== 'quote') throw conflict(message('market:order.enquiry'));
  const isFree = kind === 'trial' || terms.amount === undefined ? kind !== 'quote' : terms.amount === 0;
  const id = randomUUID();
  const { remark = '', poNumber = '' } = wish;
  const seats = personal ? 1 : (wish.seats ?? 1);
  const { amount, currency } = terms;
  const passes =
    market.runsIt ||
    passesRule(await findBuyerRule(store.db, organization), {
      ...{ offering: offering.kind, kind, isFree, amount, currency, seats },
    });
  const operatorApproves = operatorDecidesOn(market.operatorRule, { terms, seats });
  const state = firstState({ runsIt: passes }, { isFree, operatorApproves });
  const order = {
    ...{ id, domain: market.domain, organization, person, offering: offering.id, supplier: offering.supplierId },
    ...{ kind, terms, seats, remark: remark.trim(), poNumber: poNumber.trim(), ...state },
  };
  const budget = { key: `market-order:${person}`, most: 20, perSeconds: 86_400 };
  const added = await take(store, [budget], async (trx) => {
    await lockOrders(trx, organization, offering.id);
    // What is free is active at once, so that no open order stands in the way of a second one.
    const has = await findEntitlement(trx, organization, offering.id);
    if (has?.orderId && has.orderId !== had?.orderId) throw justOrdered(has.orderId, personal);
    // A colleague's order may be open beside one that is active at once and so never was.
    if (await findOpenOrder(trx, organization, offering.id)) return false;
    if (!(await addOrder(trx, order))) return false;
    if (state.waitsFor)
      await tellOfOrder(ctx, trx, {
        ...{ id, step: 1, domain: market.domain, buyer: organization, supplier: offering.supplierId, person },
        ...{ ...state, actor: person, names: offering.body.name },
      });
    if (state.status === 'active')
      await activate(trx, { id, kind, organization, offering: offering.id, terms, seats }, new Date());
    return true;
  });
  if (added) return id;
  const open = await findOpenOrder(store.db, organization, offering.id);
  throw conflict(message(personal ? 'market:order.openOwn' : 'market:order.open'), open && { order: open.id });
}

const justOrdered = (order: string, personal: boolean) =>
  conflict(message(personal ? 'market:order.openOwn' : 'market:order.just'), { order });

const forbiddenOwn = () => conflict(message('market:order.own'));

/** What is ordered, as it is offered now. Throws if that cannot be ordered, or is no longer what the person saw. */
function termsOf(
  offering: OfferingRow,
  wish: Wish,
  had: EntitlementRow | undefined,
  personal: boolean,
): { kind: OrderKind; terms: OrderTerms } {
  const { body, version } = offering;
  const { trialDays = 0 } = body;
  const plans = plansFor(body.plans, offering.ownPlans ?? []).filter((plan) => !personal || plan.personal);
  if (personal && plans.length === 0) throw conflict(message('market:order.notPersonal'));
  if (wish.kind === 'trial') {
    if (trialDays === 0) throw conflict(message('market:order.noTrial'));
    if (had) throw conflict(message('market:order.hadTrial'));
    const name = Object.fromEntries(Object.entries(message('market:trial')));
    return { kind: 'trial', terms: { planId: 'trial', name, version, trialDays } };
  }
  const plan = wish.planId === undefined && plans.length === 1 ? plans[0] : plans.find(({ id }) => id === wish.planId);
  if (!plan) {
    const names = plans.map(({ id }) => id);
    if (names.length === 0) throw conflict(message('market:order.noPlans'));
    throw badRequest(message('market:order.noPlan', { plan: wish.planId ?? '', plans: listed(names) }), {
      field: 'planId',
    });
  }
  if (had && had.kind === 'full' && had.endsAt === null && had.endedAt === null)
    throw conflict(message('market:order.has'));
  refuseChanged(plan, wish.seen);
  const { id, name, amount, currency, period } = plan;
  const priced = plan.kind === 'fixed' && {
    amount: amount ?? 0,
    currency: currency ?? 'CNY',
    period: period ?? 'year',
  };
  const renews = had?.kind === 'full' && had.endedAt === null;
  const kind = plan.kind === 'quote' ? 'quote' : plan.kind === 'free' ? 'free' : renews ? 'renewal' : 'plan';
  return { kind, terms: { planId: id, name, version, ...priced } };
}

function refuseChanged({ kind, amount = 0, currency = 'CNY' }: Plan, seen: Wish['seen']): void {
  if (!seen || seen.amount === undefined || kind === 'quote') return;
  const now = kind === 'fixed' ? inMajorUnits(amount, currency) : 0;
  if (now === seen.amount && (now === 0 || seen.currency === undefined || seen.currency === currency)) return;
  const say = (sum: number, unit = '') => (sum === 0 ? message('market:order.free') : `${sum} ${unit}`.trim());
  throw conflict(message('market:order.changed', { before: say(seen.amount, seen.currency), now: say(now, currency) }));
}
