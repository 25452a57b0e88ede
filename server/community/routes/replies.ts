import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { openCommunity } from '../open-community';
import { toComment } from '../present-post';
import { addComment, changeReply, withdrawReply } from '../reply';
import { findPost, listComments } from '../store/posts';

/** Comments, and what authors do with their answers and comments. */
export const replyRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listComments', async (req) => {
    const community = await openCommunity(ctx, req);
    const { id } = req.params;
    if (!(await findPost(db, community, id, true))) throw notFound('post', id);
    const rows = await listComments(db, community, id);
    return rows.map((row) => toComment(row, community.person));
  });

  app.operation('addComment', async (req) => {
    const community = await openCommunity(ctx, req);
    const { commentId: id, content } = req.body;
    const root = await addComment(ctx, community, { id, parent: req.params.id, content });
    const row = (await listComments(db, community, root)).find((one) => one.id === id);
    if (!row) throw notFound('post', id);
    return toComment(row, community.person);
  });

  app.operation('changeReply', async (req) => {
    await changeReply(ctx, await openCommunity(ctx, req), { id: req.params.id, ...req.body });
    return null;
  });

  app.operation('withdrawReply', async (req) => {
    await withdrawReply(ctx, await openCommunity(ctx, req), req.params.id);
    return null;
  });
};
