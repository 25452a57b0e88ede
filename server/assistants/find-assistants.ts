import { agentOf, matching, sortAgents } from '../../setting/assistant/catalogue/catalogue';
import type { FindKind } from '../knowledge';

/** Assistants for the search over everything. */
export const findAssistants: FindKind = async (ctx, { req, reading }, { q, limit, offset }) => {
  const offered = (await ctx.assistants.open(ctx.store.db, reading)).offered();
  const agents = offered.map((one) => agentOf(one, req.locale, 0));
  const found = sortAgents(matching(agents, q), 'NameAsc', req.locale);
  const items = found
    .slice(offset, offset + limit)
    .map(({ id, name, description = '', url = '/center/app' }) => ({ id, title: name, text: description, url }));
  return { total: found.length, items };
};
