import { badRequest, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import { type Community, openCommunity } from '../open-community';
import { addHelpful, dropHelpful } from '../store/helpful';
import { findAny } from '../store/posts';

/** Readers say what helped them. */
export const helpfulRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('markHelpful', async (req) => {
    const community = await openCommunity(ctx, req);
    await addHelpful(db, await helped(ctx, community, req.params.id), community.person ?? '');
    return null;
  });

  app.operation('unmarkHelpful', async (req) => {
    const community = await openCommunity(ctx, req);
    await dropHelpful(db, await helped(ctx, community, req.params.id), community.person ?? '');
    return null;
  });
};

/** Id of a text of somebody else that the reader sees. */
async function helped({ store }: Context, community: Community, id: string): Promise<string> {
  const post = await findAny(store.db, community, id);
  if (!post || post.kind === 'comment') throw notFound('post', id);
  if (post.author_id === community.person) throw badRequest(message('community:helpful.own'));
  return id;
}
