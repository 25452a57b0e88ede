import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { entitlementState, GRACE_DAYS } from '../../../setting/market/entitlement-state';
import { inMajorUnits, type Names } from '../../../setting/market/offering-document';
import type { OperatorRule } from '../../../setting/market/operator-rule';
import { actionsOf, type Decider, type OrderTerms } from '../../../setting/market/order-states';
import { localize } from '../../../setting/messages/localize';
import { publicName } from '../../accounts';
import { message } from '../../base/messages/message';
import type { EntitlementRow } from '../store/entitlements';
import type { OrderRow } from '../store/orders';
import { toDecide } from './decide-order';

const DAY = 86_400_000;

/** In the database a person may have left. */
export const nameOf = (row: Pick<OrderRow, 'nickname' | 'phone' | 'email' | 'username'>): string =>
  row.nickname === null ? '' : publicName({ ...row, nickname: row.nickname } as never);

/** An order as somebody sees it who may decide on it now or has a part in it. */
export function toOrder(
  row: OrderRow,
  by: Decider,
  operatorRule: OperatorRule,
  locale: Locale,
): components['schemas']['MarketOrder'] {
  const { id, kind, status, waitsFor, step, seats, remark, poNumber, quote, terms, supplier } = row;
  const buyer = row.buyerPerson === null ? row.buyer : message('market:order.person')[locale];
  return {
    ...{ id, kind, status, waitsFor, step, seats, remark, poNumber, buyer, supplier },
    ...(row.buyerPerson !== null && { personal: true }),
    ...{
      appId: row.offeringId,
      offeringKind: row.offeringKind,
      name: localize(row.body.name, locale) ?? row.offeringId,
    },
    ...priceOf(terms, locale),
    ...(quote && { quote: { ...quote, amount: inMajorUnits(quote.amount, quote.currency) } }),
    ...{ person: nameOf(row), side: by.side, may: actionsOf(toDecide(row, operatorRule), by) },
    ...{ createdAt: row.createdAt.toISOString(), changedAt: row.changedAt.toISOString() },
  };
}

const priceOf = ({ name, amount, currency = 'CNY', period }: OrderTerms, locale: Locale) => ({
  planName: localize(name, locale) ?? '',
  ...(amount !== undefined && { amount: inMajorUnits(amount, currency), currency }),
  ...(period && { period }),
});

interface Named {
  offeringId: string;
  offeringKind: 'app' | 'product' | 'solution';
  name: Names;
  supplier: string;
  liveVersion: string;
  /** Where it opens. */
  url?: string | undefined;
}

type Right = Pick<
  EntitlementRow,
  | ('id' | 'kind' | 'plan' | 'seats' | 'startsAt' | 'endsAt' | 'endedAt' | 'setUpVersion')
  | ('suspendedAt' | 'suspendReason')
>;

export function toEntitlement(row: Right, of: Named, locale: Locale, now = new Date()) {
  const { id, kind, plan, seats, startsAt, endsAt, setUpVersion, suspendedAt, suspendReason } = row;
  const state = entitlementState(row, now);
  return {
    ...{ id, appId: of.offeringId, offeringKind: of.offeringKind, name: localize(of.name, locale) ?? of.offeringId },
    ...{ supplier: of.supplier, kind, state, planName: localize(plan.name, locale) ?? '' },
    ...{ seats, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, setUpVersion },
    graceUntil: endsAt ? new Date(endsAt.getTime() + GRACE_DAYS * DAY).toISOString() : null,
    ...{ liveVersion: of.liveVersion, opens: of.url !== undefined },
    ...(state === 'suspended' &&
      suspendedAt && { suspended: { since: suspendedAt.toISOString(), reason: suspendReason } }),
  };
}
