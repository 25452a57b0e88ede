import type { OfferingKind } from './offering-document';
import type { OrderKind } from './order-states';

/** What members order without asking an administrator of their organization. */
export interface BuyerRule {
  kinds: readonly OfferingKind[];
  /** The most for one order, in the smallest unit of the currency; null: only what is free. */
  amount: number | null;
  currency: string;
}

interface Wished {
  offering: OfferingKind;
  kind: OrderKind;
  isFree: boolean;
  /** For one seat and period. */
  amount?: number | undefined;
  currency?: string | undefined;
  seats: number;
}

/**
 * Whether a member's order passes without their administrator. Asking for a quote costs nothing, and only administrators
 * accept one. Currencies are never converted: a price in another one than the rule's waits.
 */
export function passesRule(rule: BuyerRule | undefined, { offering, kind, isFree, ...price }: Wished): boolean {
  if (!rule?.kinds.includes(offering)) return false;
  if (isFree || kind === 'quote') return true;
  if (rule.amount === null || price.currency !== rule.currency || price.amount === undefined) return false;
  return price.amount * price.seats <= rule.amount;
}
