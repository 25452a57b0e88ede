import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { answerQuestion } from '../answer-question';
import { openCommunity } from '../open-community';
import { toAnswer } from '../present-post';
import { findPost, listAnswers } from '../store/posts';

/** Answers to questions. */
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
    const given = { question: req.params.id, id: req.body.answerId, content: req.body.content };
    const answer = await answerQuestion(ctx, community, given);
    return toAnswer(answer, community.person);
  });
};
