import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { acceptAnswer, answerQuestion } from '../answer-question';
import { openCommunity } from '../open-community';
import { toAnswer } from '../present-post';
import { findPost, listAnswers } from '../store/posts';

/** Answers to questions, and which of them helped. */
export const answerRoutes: Route = (app, ctx) => {
  app.operation('listAnswers', async (req) => {
    const community = await openCommunity(ctx, req);
    const { id } = req.params;
    const question = await findPost(ctx.store.db, community, id, true);
    if (question?.kind !== 'question') throw notFound('post', id);
    const rows = await listAnswers(ctx.store.db, community, id);
    return rows.map((row) => toAnswer(row, community.person));
  });

  app.operation('addAnswer', async (req) => {
    const community = await openCommunity(ctx, req);
    const answer = await answerQuestion(ctx, community, {
      ...{ question: req.params.id, id: req.body.answerId, content: req.body.content },
    });
    return toAnswer(answer, community.person);
  });

  app.operation('acceptAnswer', async (req) => {
    await acceptAnswer(ctx, await openCommunity(ctx, req), { question: req.params.id, answer: req.body.answer });
    return null;
  });

  app.operation('releaseAnswer', async (req) => {
    await acceptAnswer(ctx, await openCommunity(ctx, req), { question: req.params.id, answer: null });
    return null;
  });
};
