import type { Quote } from './order-states';

/** Which orders the operators of a portal decide on, after buyer and supplier agree. */
export interface OperatorRule {
  orders: 'none' | 'above' | 'all';
  /** With `above`: what goes through without them, in the smallest unit of the currency; absent: only what is free. */
  limit?: { amount: number; currency: string } | undefined;
}

interface Agreed {
  /** For one seat and period. */
  terms: { amount?: number | undefined; currency?: string | undefined };
  seats: number;
  quote?: Pick<Quote, 'amount' | 'currency'> | null | undefined;
}

/** Whether operators decide on an order. Currencies are never converted: a sum in another one than the limit's is above it. */
export function operatorDecidesOn({ orders, limit }: OperatorRule, { terms, seats, quote }: Agreed): boolean {
  if (orders !== 'above') return orders === 'all';
  const { amount, currency = 'CNY' } = quote ?? { ...terms, amount: (terms.amount ?? 0) * seats };
  if (amount === 0) return false;
  return !limit || currency !== limit.currency || amount > limit.amount;
}
