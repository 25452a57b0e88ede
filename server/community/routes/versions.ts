import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import type { Context } from '../../context';
import { type Community, openCommunity } from '../open-community';
import { findAny } from '../store/posts';
import { findVersion, listVersions } from '../store/versions';

/** What a text said before. */
export const versionRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listPostVersions', async (req) => {
    const { community, id } = await readable(ctx, await openCommunity(ctx, req), req.params.id);
    const rows = await listVersions(db, community, id);
    return rows.map(({ n, at, title }) => ({ n, title, at: at.toISOString() }));
  });

  app.operation('getPostVersion', async (req) => {
    const { n } = req.params;
    const { community, id } = await readable(ctx, await openCommunity(ctx, req), req.params.id);
    const row = await findVersion(db, community, id, n);
    if (!row) throw notFound('post', `${id} ${n}`);
    return { n, title: row.title, summary: row.summary, content: row.markdown, at: row.at.toISOString() };
  });
};

/** A post that this reader sees, or their own one that moderators hold back; 404 for others. */
async function readable({ store }: Context, community: Community, id: string) {
  if (!(await findAny(store.db, community, id, true))) throw notFound('post', id);
  return { community, id };
}
