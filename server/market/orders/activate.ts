import { termEnd } from '../../../setting/market/entitlement-state';
import type { OrderKind, OrderTerms } from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';
import { findEntitlement, grantTerm } from '../store/entitlements';

interface Ordered {
  id: string;
  kind: OrderKind;
  organization: string;
  offering: string;
  terms: OrderTerms;
  seats: number;
}

const DAY = 86_400_000;

/** Makes an order a right: a new term, or one that goes on where the old one ends. */
export async function activate(db: Db, order: Ordered, now: Date): Promise<void> {
  const { id, kind, organization, offering, terms, seats } = order;
  const had = kind === 'renewal' ? await findEntitlement(db, organization, offering) : undefined;
  const from = had?.endsAt ?? now;
  const end = kind === 'trial' ? new Date(now.getTime() + (terms.trialDays ?? 0) * DAY) : termEnd(from, terms.period);
  await grantTerm(db, {
    ...{ organization, offering, kind: kind === 'trial' ? 'trial' : 'full', plan: terms, seats, order: id },
    ...{ startsAt: now, endsAt: end ?? null },
  });
}
