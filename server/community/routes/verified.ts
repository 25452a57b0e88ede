import type { Route } from '../../base/http/route';
import { questionOf } from '../answer-question';
import { openCommunity } from '../open-community';
import { toDetail } from '../present-post';
import { verifiedOf } from '../verified/present-verified';
import { verifyAnswer, withdrawVerified } from '../verified/verify-answer';

/** Who vouches for an accepted answer. */
export const verifiedRoutes: Route = (app, ctx) => {
  app.operation('verifyAnswer', async (req) => {
    const community = await openCommunity(ctx, req);
    await verifyAnswer(ctx, community, { question: req.params.id, ...req.body }, req);
    const post = await questionOf(ctx, community, req.params.id);
    return { ...toDetail(post, community.person), ...(await verifiedOf(ctx, community, post, req)) };
  });

  app.operation('unverifyAnswer', async (req) => {
    await withdrawVerified(ctx, await openCommunity(ctx, req), req.params.id, req);
    return null;
  });
};
