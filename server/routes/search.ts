import { allowedScope, readScope } from '../services/allowed-scope';
import type { Route } from './route';

/** Search and suggestions, always within the knowledge bases the domain shows. */
export const searchRoutes: Route = (app, { search, settings }) => {
  app.operation('searchKnowledge', async (req) => {
    const { q, scope, lang, docId, limit = 10, offset = 0 } = req.query;
    const { setting } = await settings.get(req.accessDomain);
    const found = await search.search({
      ...{ q, lang, docId, limit, offset },
      names: setting.synonyms ?? undefined,
      scope: allowedScope(setting.searchScope, readScope(scope)),
    });
    // How well each was found is for whoever answers from it.
    return { ...found, hits: found.hits.map(({ found: _, ...hit }) => hit) };
  });

  app.operation('suggestQueries', async (req) => {
    const { q, scope, lang, limit = 8 } = req.query;
    const { setting } = await settings.get(req.accessDomain);
    const allowed = allowedScope(setting.searchScope, readScope(scope));
    return { items: await search.suggest({ q, lang, limit, scope: allowed }) };
  });
};
