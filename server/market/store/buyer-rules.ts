import type { BuyerRule } from '../../../setting/market/buyer-rule';
import type { OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';

export async function findBuyerRule(db: Db, organization: string): Promise<BuyerRule | undefined> {
  const row = await db
    .selectFrom('buyer_rule')
    .select(['kinds', 'currency', 'amount'])
    .where('organization_id', '=', organization)
    .executeTakeFirst();
  return row && { ...row, amount: row.amount === null ? null : Number(row.amount) };
}

export async function putBuyerRule(db: Db, organization: string, rule: BuyerRule, person: string): Promise<void> {
  const { amount, currency } = rule;
  const own = {
    kinds: [...rule.kinds] as OfferingKind[],
    amount: amount === null ? null : String(amount),
    currency,
    changed_by: person,
    changed_at: new Date(),
  };
  await db
    .insertInto('buyer_rule')
    .values({ organization_id: organization, ...own })
    .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(own))
    .execute();
}
