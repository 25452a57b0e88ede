import { conflict, notFound, unauthorized } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openHall } from '../demands/open-hall';
import { addSearch, dropSearch, listSearches } from '../store/searches';

const MOST = 30;

/** Saved searches of the hall. */
export const searchRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const openOwn = async (req: Parameters<typeof openHall>[1]) => {
    const { person, domain } = await openHall(ctx, req);
    if (person === undefined) throw unauthorized();
    return { person, domain };
  };
  const list = async (owner: { person: string; domain: string }) =>
    (await listSearches(db, owner)).map(({ createdAt, ...search }) => ({
      ...search,
      createdAt: createdAt.toISOString(),
    }));

  app.operation('listSavedSearches', async (req) => list(await openOwn(req)));

  app.operation('saveSearch', async (req) => {
    const owner = await openOwn(req);
    const { keyword = '', kind = '', industry = '', region = '' } = req.body;
    const known = await listSearches(db, owner);
    if (known.length >= MOST) throw conflict(message('market:searches', { most: MOST }));
    await addSearch(db, owner, { keyword: keyword.trim(), kind, industry, region: region.trim() });
    return list(owner);
  });

  app.operation('dropSearch', async (req) => {
    const owner = await openOwn(req);
    if (!(await dropSearch(db, owner, req.params.id))) throw notFound('search', req.params.id);
    return list(owner);
  });
};
