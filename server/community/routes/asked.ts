import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { cleanText } from '../../base/text/clean-text';
import { followQuestion } from '../../notifications';
import { questionOf } from '../answer-question';
import { openCommunity } from '../open-community';
import { listAskedFrom } from '../store/asked';
import { dropToo, putToo } from '../store/too';

/** What came of one's own questions, and questions of others that one has, too. */
export const askedRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listAsked', async (req) => listAskedFrom(db, await openCommunity(ctx, req), req.params.id));

  app.operation('haveThisToo', async (req) => {
    const community = await openCommunity(ctx, req);
    const { domain, person = '' } = community;
    const { id, author_id: author, state } = await questionOf(ctx, community, req.params.id);
    if (state !== 'published') throw notFound('post', id);
    if (author === person) throw badRequest(message('community:too.own'));
    const wording = cleanText(req.body.wording).normalize('NFC').replace(/\s+/g, ' ').trim();
    await db.transaction().execute(async (trx) => {
      await putToo(trx, id, person, wording);
      if (!(await followQuestion(trx, { domain, person }, id))) throw conflict(message('community:follow.many'));
    });
    return null;
  });

  app.operation('haveThisNoMore', async (req) => {
    const community = await openCommunity(ctx, req);
    await dropToo(db, req.params.id, community.person ?? '');
    return null;
  });
};
