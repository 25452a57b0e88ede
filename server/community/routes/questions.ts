import type { Route } from '../../base/http/route';
import { openCommunity } from '../open-community';
import { acceptAnswer, close, markRight, reopen } from '../question/act-on-question';

/** What becomes of a question. */
export const questionRoutes: Route = (app, ctx) => {
  app.operation('acceptAnswer', async (req) => {
    const { answer } = req.body;
    await acceptAnswer(ctx, await openCommunity(ctx, req), { question: req.params.id, answer }, req);
    return null;
  });

  app.operation('releaseAnswer', async (req) => {
    await acceptAnswer(ctx, await openCommunity(ctx, req), { question: req.params.id, answer: null }, req);
    return null;
  });

  for (const [operation, right] of [
    ['markRight', true],
    ['unmarkRight', false],
  ] as const)
    app.operation(operation, async (req) => {
      const { id: question, answer } = req.params;
      await markRight(ctx, await openCommunity(ctx, req), { question, answer, right }, req);
      return null;
    });

  app.operation('closeQuestion', async (req) => {
    const { reason, words, duplicateOf = null, merge = false } = req.body;
    const closing = { question: req.params.id, reason, words, duplicateOf, merge: merge && reason === 'duplicate' };
    await close(ctx, await openCommunity(ctx, req), closing, req);
    return null;
  });

  app.operation('reopenQuestion', async (req) => {
    await reopen(ctx, await openCommunity(ctx, req), req.params.id, req);
    return null;
  });
};
