import type { Route } from '../../base/http/route';
import { readScope } from '../asked-scope';
import { findKinds } from '../find-kinds';
import { openReading } from '../open-reading';

/** Share of a key's weight that its passage must have; less is another subject. */
const CLEAR = 0.5;

/** Routes of search and suggestions, within the knowledge bases that the reader may search on the domain. */
export const searchRoutes: Route = (app, ctx) => {
  const { search } = ctx;

  app.operation('searchKnowledge', async (req) => {
    const { q, scope, lang, docId, kinds, limit = 10, offset = 0 } = req.query;
    const reading = await openReading(ctx, req);
    const found = await search.search({
      ...{ q, lang, docId, limit, offset },
      names: reading.setting.synonyms ?? undefined,
      scope: reading.scope(readScope(scope)),
    });
    const groups = kinds && (await findKinds(ctx, { req, reading }, { kinds, q, lang, limit, offset }));
    // `found` is only for the answerer.
    const hits = found.hits.map(({ found: _, kbId, ...hit }) => ({ ...hit, kbId: reading.wireId(kbId) }));
    return { ...found, hits, ...(groups && { groups }) };
  });

  app.operation('getTextFromKey', async (req) => {
    const reading = await openReading(ctx, req);
    const names = reading.setting.synonyms ?? undefined;
    const texts = [];
    for (const key of req.body.keys) {
      const { hits } = await search.search({ q: key, scope: reading.scope(), names, limit: 1, offset: 0 });
      const [hit] = hits.filter(({ exact, found }) => exact || found >= CLEAR);
      if (hit) texts.push({ key, text: hit.text, title: hit.title, docId: hit.docId });
    }
    return texts;
  });

  app.operation('suggestQueries', async (req) => {
    const { q, scope, lang, limit = 8 } = req.query;
    const allowed = (await openReading(ctx, req)).scope(readScope(scope));
    return { items: await search.suggest({ q, lang, limit, scope: allowed }) };
  });
};
