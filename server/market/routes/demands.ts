import type { Locale } from '../../../generated/locales';
import { presentDemandFacets } from '../../../setting/market/demand-facets';
import { badRequest, notFound, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { actOnDemand } from '../demands/act-on-demand';
import { type Hall, openActing, openHall } from '../demands/open-hall';
import { presentDemand } from '../demands/present-demand';
import { putDemand } from '../demands/put-demand';
import { findDemand, listDemands } from '../store/demands';
import { countResponses } from '../store/responses';

/** The hall: what companies look for. */
export const demandRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const read = async (hall: Hall, id: string, locale: Locale) => {
    const row = await findDemand(db, hall, id);
    if (!row) throw notFound('demand', id);
    const counts = row.isOurs ? await countResponses(db, [id]) : new Map<string, number>();
    return {
      ...presentDemand(row, row.isOurs, hall, locale),
      ...(row.isOurs && { responseCount: counts.get(id) ?? 0 }),
    };
  };

  app.operation('listDemands', async (req) => {
    const { pageNum = 1, pageSize = 20, keyword = '', sort = 'newest', mine = false, ...filter } = req.query;
    const hall = await openHall(ctx, req);
    if (mine && hall.person === undefined) throw unauthorized();
    if (mine && hall.organization === undefined) throw badRequest(message('market:demand.noOrganization'));
    const search = { filter: { keyword, mine, ...filter }, sort, limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total, facets, someWords } = await listDemands(db, hall, search);
    return {
      list: rows.map((row) => presentDemand(row, mine, hall, req.locale)),
      ...{ total, pageNum, pageSize, ...(someWords && { someWords }) },
      ...(!mine && { facets: presentDemandFacets(facets, filter, req.locale) }),
    };
  });

  app.operation('getDemand', async (req) => read(await openHall(ctx, req), req.params.id, req.locale));

  app.operation('putDemand', async (req) => {
    const { id } = req.params;
    const { form, publish, step = 0, origin = null } = req.body;
    await putDemand(ctx, await openActing(ctx, req), { id, form, publish, step, origin });
    // The first post of a portal makes the base that its readers may read.
    return read(await openHall(ctx, req), id, req.locale);
  });

  app.operation('actOnDemand', async (req) => {
    const hall = await openActing(ctx, req);
    await actOnDemand(ctx, hall, { id: req.params.id, ...req.body });
    return req.body.action === 'drop' ? null : read(hall, req.params.id, req.locale);
  });
};
