import type { Names, Plan } from './offering-document';

export type OrderKind = 'free' | 'trial' | 'plan' | 'quote' | 'renewal';
export type OrderStatus = 'submitted' | 'quoted' | 'approved' | 'active' | 'refused' | 'cancelled' | 'expired';
export type Side = 'buyer' | 'supplier';
export type OrderAction = 'approve' | 'refuse' | 'quote' | 'accept' | 'decline' | 'cancel';

export const ORDER_ACTIONS: readonly OrderAction[] = ['approve', 'refuse', 'quote', 'accept', 'decline', 'cancel'];

/** What was ordered, as it was offered then. */
export interface OrderTerms extends Pick<Plan, 'amount' | 'currency' | 'period'> {
  planId: string;
  name: Names;
  version: string;
  trialDays?: number;
}

export interface Quote {
  /** In the smallest unit of the currency, for all seats. */
  amount: number;
  currency: string;
  text: string;
  /** Last day on which it can be accepted, YYYY-MM-DD. */
  validUntil: string;
}

export interface OrderState {
  status: OrderStatus;
  waitsFor: Side | null;
}

interface Order extends OrderState {
  kind: OrderKind;
  /** Whether the plan costs nothing or is a trial, so that the supplier need not decide. */
  isFree: boolean;
}

/** Who decides: for which side, whether they run that organization, and whether the order is their own. */
export interface Decider {
  side: Side;
  runsIt: boolean;
  isOwn: boolean;
}

/** A new order waits for the buyer's administrator, then for the supplier; what is free goes through at once. */
export function firstState({ runsIt }: Pick<Decider, 'runsIt'>, isFree: boolean): OrderState {
  return runsIt ? approvedByBuyer(isFree) : { status: 'submitted', waitsFor: 'buyer' };
}

const approvedByBuyer = (isFree: boolean): OrderState =>
  isFree ? { status: 'active', waitsFor: null } : { status: 'submitted', waitsFor: 'supplier' };

const closed = (status: OrderStatus): OrderState => ({ status, waitsFor: null });

/** What a decision makes of an order; undefined if this person may not decide so now. */
export function nextOrder(order: Order, action: OrderAction, by: Decider): OrderState | undefined {
  const { status, waitsFor, isFree, kind } = order;
  const open = status === 'submitted' || status === 'quoted';
  if (action === 'cancel')
    return open && by.side === 'buyer' && (by.runsIt || by.isOwn) ? closed('cancelled') : undefined;
  // The rest is decided by whoever runs the organization that it waits for.
  if (!by.runsIt || by.side !== waitsFor) return undefined;
  if (status === 'submitted') {
    if (action === 'refuse') return closed('refused');
    if (action === 'quote' && by.side === 'supplier') return { status: 'quoted', waitsFor: 'buyer' };
    if (action === 'approve' && by.side === 'buyer') return approvedByBuyer(isFree);
    // What has no price must be quoted first.
    if (action === 'approve' && kind !== 'quote') return closed('active');
  }
  if (status === 'quoted' && by.side === 'buyer') {
    if (action === 'accept') return closed('active');
    if (action === 'decline') return closed('refused');
  }
  return undefined;
}

export const actionsOf = (order: Order, by: Decider): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => nextOrder(order, action, by) !== undefined);
