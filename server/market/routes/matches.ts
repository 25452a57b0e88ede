import type { Locale } from '../../../generated/locales';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { readQuantities } from '../demands/check-demand';
import { type ActingInHall, openActing } from '../demands/open-hall';
import { presentDemand } from '../demands/present-demand';
import { findMatches, matchOne, type Wanted } from '../match/find-matches';
import { offersFor } from '../match/offers-for';
import { toMatch } from '../match/present-match';
import { openMarket } from '../open-market';
import { dropMatch, listDropped } from '../store/demand-matches';
import { findDemand, listFitting } from '../store/demands';
import { findOffering } from '../store/find-offerings';
import { isSupplier } from '../store/responses';

/** What fits a demand or a question, and which demands fit what one offers. */
export const matchRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const matches = async (hall: ActingInHall, demand: Wanted, dropped: ReadonlySet<string>, locale: Locale) =>
    (await findMatches(db, hall, demand))
      .filter(({ row }) => row.supplierId !== hall.organization && !dropped.has(row.id))
      .map(({ row, match }) => toMatch(row, match, locale));

  const findOwn = async (hall: ActingInHall, id: string) => {
    const demand = await findDemand(db, hall, id);
    if (!demand?.isOurs) throw notFound('demand', id);
    return demand;
  };

  app.operation('listOffersForAnswer', async (req) => {
    const market = await openMarket(ctx, req);
    if (!market.offersUnderAnswers) return [];
    const offers = await offersFor(db, market, req.body.question);
    return offers.map(({ row, match }) => ({ ...toMatch(row, match, req.locale), missing: [], values: [] }));
  });

  app.operation('listDemandMatches', async (req) => {
    const hall = await openActing(ctx, req);
    const demand = await findOwn(hall, req.params.id);
    return matches(hall, demand, await listDropped(db, demand.id), req.locale);
  });

  app.operation('previewDemandMatches', async (req) => {
    const hall = await openActing(ctx, req);
    const { description: markdown, quantities, ...form } = req.body;
    return matches(hall, { ...form, markdown, quantities: readQuantities(quantities) }, new Set(), req.locale);
  });

  app.operation('dropDemandMatch', async (req) => {
    const hall = await openActing(ctx, req);
    const demand = await findOwn(hall, req.params.id);
    const { offeringId, dropped } = req.body;
    if (!(await findOffering(db, hall, offeringId))) throw notFound('offering', offeringId);
    await dropMatch(db, { demand: demand.id, offering: offeringId, person: hall.person, dropped });
    return matches(hall, demand, await listDropped(db, demand.id), req.locale);
  });

  app.operation('listFittingDemands', async (req) => {
    const { pageNum = 1, pageSize = 20 } = req.query;
    const hall = await openActing(ctx, req);
    if (!(await isSupplier(db, hall.organization))) return { list: [], total: 0, pageNum, pageSize };
    const page = { supplier: hall.organization, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listFitting(db, hall, page);
    const list = await Promise.all(
      rows.map(async (demand) => {
        const found = await matchOne(db, hall, demand, demand.offering);
        return found.map(({ row, match }) => ({
          ...toMatch(row, match, req.locale),
          demand: presentDemand(demand, false, hall, req.locale),
        }));
      }),
    );
    return { list: list.flat(), total, pageNum, pageSize };
  });
};
