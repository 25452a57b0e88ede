import type { Names, Plan } from './offering-document';

export type OrderKind = 'free' | 'trial' | 'plan' | 'quote' | 'renewal';
export type OrderStatus = 'submitted' | 'quoted' | 'approved' | 'active' | 'refused' | 'cancelled' | 'expired';
export type Side = 'buyer' | 'supplier';
/** Who may have to decide: one of the two, or the operators of the portal. */
export type Decides = Side | 'operator';
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
  waitsFor: Decides | null;
}

interface Agreed {
  /** Whether the plan costs nothing or is a trial, so that the supplier need not decide. */
  isFree: boolean;
  /** Whether the portal's operators decide once the two agree. */
  operatorApproves: boolean;
}

interface Order extends OrderState, Agreed {
  kind: OrderKind;
}

/** Who decides: for whom, whether they run that organization or portal, and whether the order is their own. */
export interface Decider {
  side: Decides;
  runsIt: boolean;
  isOwn: boolean;
}

/**
 * A new order waits for the buyer's administrator, then for the supplier, then for the operators where the portal has it
 * so. What is free needs no supplier.
 */
export function firstState({ runsIt }: Pick<Decider, 'runsIt'>, agreed: Agreed): OrderState {
  return runsIt ? approvedByBuyer(agreed) : { status: 'submitted', waitsFor: 'buyer' };
}

const approvedByBuyer = (agreed: Agreed): OrderState =>
  agreed.isFree ? agree(agreed) : { status: 'submitted', waitsFor: 'supplier' };

/** Both sides agree, so the sum is known on which operators decide. */
const agree = ({ operatorApproves }: Agreed): OrderState =>
  operatorApproves ? { status: 'approved', waitsFor: 'operator' } : closed('active');

const closed = (status: OrderStatus): OrderState => ({ status, waitsFor: null });

/** What a decision makes of an order; undefined if this person may not decide so now. */
export function nextOrder(order: Order, action: OrderAction, by: Decider): OrderState | undefined {
  const { status, waitsFor, kind } = order;
  const isOpen = ['submitted', 'quoted'].includes(status) || (status === 'approved' && waitsFor === 'operator');
  if (action === 'cancel')
    return isOpen && by.side === 'buyer' && (by.runsIt || by.isOwn) ? closed('cancelled') : undefined;
  // The rest is decided by whoever runs the organization or the portal that it waits for.
  if (!by.runsIt || by.side !== waitsFor) return undefined;
  if (by.side === 'operator') return operatorDecides(order, action, by);
  if (status === 'submitted') {
    if (action === 'refuse') return closed('refused');
    if (action === 'quote' && by.side === 'supplier') return { status: 'quoted', waitsFor: 'buyer' };
    if (action === 'approve' && by.side === 'buyer') return approvedByBuyer(order);
    // What has no price must be quoted first.
    if (action === 'approve' && kind !== 'quote') return agree(order);
  }
  if (status === 'quoted' && by.side === 'buyer') {
    if (action === 'accept') return agree(order);
    if (action === 'decline') return closed('refused');
  }
  return undefined;
}

/** Operators have the last word, but none on an order of their own. */
function operatorDecides({ status }: Order, action: OrderAction, { isOwn }: Decider): OrderState | undefined {
  if (status !== 'approved' || isOwn) return undefined;
  if (action === 'refuse') return closed('refused');
  return action === 'approve' ? closed('active') : undefined;
}

export const actionsOf = (order: Order, by: Decider): OrderAction[] =>
  ORDER_ACTIONS.filter((action) => nextOrder(order, action, by) !== undefined);
