import type { FastifyRequest } from 'fastify';
import {
  agentOf,
  applicationsOf,
  matching,
  pageOf,
  recommendedFirst,
  sortAgents,
} from '../../../setting/assistant/catalogue/catalogue';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openReading } from '../../knowledge';
import { readCounts } from '../store/counts';

/** Lists of the assistants that a visitor may use on a portal. */
export const catalogueRoutes: Route = (app, ctx) => {
  const { assistants, store } = ctx;

  const readOffered = async (req: FastifyRequest) => {
    const reading = await openReading(ctx, req);
    const counts = await readCounts(store.db, reading.accessDomain);
    const portal = await assistants.open(store.db, reading);
    const agents = portal.offered().map((one) => {
      // Counts are the portal's: of an organization's own they would tell what others have by the same id.
      if (portal.isOrganizations(one.id)) return { ...agentOf(one, req.locale), organization: true };
      return agentOf(one, req.locale, counts.get(one.id) ?? 0);
    });
    return { reading, agents };
  };

  app.operation('listAssistants', async (req) => {
    const { pageNum = 1, pageSize = 20, name, orderBy = 'ChatMessageCountDesc' } = req.query;
    const { agents } = await readOffered(req);
    return pageOf(sortAgents(matching(agents, name), orderBy, req.locale), pageNum, pageSize);
  });

  app.operation('listOnlineAssistants', async (req) => {
    const { page = 1, limit = 40, keyword } = req.query;
    const portal = await assistants.open(store.db, await openReading(ctx, req));
    return pageOf(matching(applicationsOf(portal.library, portal.offered(), req.locale), keyword), page, limit);
  });

  app.operation('listIntelligentAgents', async (req) => {
    const { reading, agents } = await readOffered(req);
    const { items = [] } = reading.setting.agentRecommend ?? {};
    const used = sortAgents(agents, 'ChatMessageCountDesc', req.locale);
    return recommendedFirst(items, used, req.locale);
  });

  app.operation('syncAssistant', async (req) => {
    const { id, flowType } = req.body;
    const portal = await assistants.open(store.db, await openReading(ctx, req));
    const all = applicationsOf(portal.library, portal.offered(), req.locale);
    const found = all.find((one) => one.id === id && one.flowType === flowType);
    if (!found) throw notFound(flowType === 'assistant' ? 'assistant' : 'procedure', id);
    return found;
  });
};
