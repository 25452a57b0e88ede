import { inMajorUnits, inSmallestUnits, isCurrency } from '../../../setting/market/offering-document';
import { badRequest } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { type Acting, openActing } from '../orders/open-acting';
import { findBuyerRule, putBuyerRule } from '../store/buyer-rules';

/** What members order without asking, which the administrators of their organization say. */
export const buyerRuleRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const present = async ({ organization, runsIt }: Acting) => {
    const { kinds = [], amount = null, currency = 'CNY' } = (await findBuyerRule(db, organization)) ?? {};
    return { kinds: [...kinds], amount: amount === null ? null : inMajorUnits(amount, currency), currency, runsIt };
  };

  app.operation('getBuyerRule', async (req) => present(await openActing(ctx, req)));

  app.operation('saveBuyerRule', async (req) => {
    const acting = await openActing(ctx, req);
    if (acting.actsFor === undefined) throw badRequest(message('market:order.noOrganization'));
    if (!acting.runsIt) throw badRequest(message('market:admin'));
    const { kinds, amount, currency } = req.body;
    if (!isCurrency(currency)) throw badRequest(message('market:order.currency', { currency }), { field: 'currency' });
    const smallest = amount === null ? null : inSmallestUnits(amount, currency);
    await putBuyerRule(db, acting.organization, { kinds, amount: smallest, currency }, acting.person);
    return present(acting);
  });
};
