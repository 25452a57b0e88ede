import type { Route } from '../../base/http/route';
import { readScope } from '../asked-scope';
import { openReading } from '../open-reading';

/** Routes of search and suggestions, within the knowledge bases that the reader may search on the domain. */
export const searchRoutes: Route = (app, ctx) => {
  const { search } = ctx;

  app.operation('searchKnowledge', async (req) => {
    const { q, scope, lang, docId, limit = 10, offset = 0 } = req.query;
    const reading = await openReading(ctx, req);
    const found = await search.search({
      ...{ q, lang, docId, limit, offset },
      names: reading.setting.synonyms ?? undefined,
      scope: reading.scope(readScope(scope)),
    });
    // `found` is only for the answerer.
    return { ...found, hits: found.hits.map(({ found: _, kbId, ...hit }) => ({ ...hit, kbId: reading.wireId(kbId) })) };
  });

  app.operation('suggestQueries', async (req) => {
    const { q, scope, lang, limit = 8 } = req.query;
    const allowed = (await openReading(ctx, req)).scope(readScope(scope));
    return { items: await search.suggest({ q, lang, limit, scope: allowed }) };
  });
};
