import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openActing } from '../demands/open-hall';
import { presentDemand } from '../demands/present-demand';
import { findMatches } from '../match/find-matches';
import { offersFor } from '../match/offers-for';
import { toMatch } from '../match/present-match';
import { openMarket } from '../open-market';
import { findDemand, listDemands } from '../store/demands';
import { isSupplier } from '../store/responses';

/** The newest open demands are compared with what a supplier offers. */
const COMPARED = 200;

/** What fits a demand or a question, and which demands fit what one offers. */
export const matchRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listOffersForAnswer', async (req) => {
    const market = await openMarket(ctx, req);
    if (!market.offersUnderAnswers) return [];
    const offers = await offersFor(db, market, req.body.question);
    return offers.map(({ row, match }) => ({ ...toMatch(row, match, req.locale), missing: [], values: [] }));
  });

  app.operation('listDemandMatches', async (req) => {
    const hall = await openActing(ctx, req);
    const demand = await findDemand(db, hall, req.params.id);
    if (!demand?.isOurs) throw notFound('demand', req.params.id);
    const found = await findMatches(db, hall, demand);
    return found
      .filter(({ row }) => row.supplierId !== hall.organization)
      .map(({ row, match }) => toMatch(row, match, req.locale));
  });

  app.operation('listFittingDemands', async (req) => {
    const { pageNum = 1, pageSize = 20 } = req.query;
    const hall = await openActing(ctx, req);
    const empty = { list: [], total: 0, pageNum, pageSize };
    if (!(await isSupplier(db, hall.organization))) return empty;
    const filter = { keyword: '', mine: false, status: 'open' };
    const { rows } = await listDemands(db, hall, { filter, sort: 'newest', limit: COMPARED, offset: 0 });
    const fitting = [];
    for (const demand of rows) {
      if (demand.organizationId === hall.organization) continue;
      const [best] = await findMatches(db, hall, demand, hall.organization);
      if (best) fitting.push({ demand, best });
    }
    const list = fitting.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(({ demand, best }) => ({
      ...toMatch(best.row, best.match, req.locale),
      demand: presentDemand(demand, false, hall, req.locale),
    }));
    return { list, total: fitting.length, pageNum, pageSize };
  });
};
