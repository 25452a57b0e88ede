import type { FastifyRequest } from 'fastify';
import { PAGES } from '../../../setting/activity/activity-pages';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { notify } from '../../notifications';
import { checkScores, presentDesk } from '../desk';
import { decideBurst } from '../store/ballots';
import { authorOfWork, decideWork, findShown, scoreWork } from '../store/works';

/** What operators decide in an activity: votes that came in bursts, works, and what the jury gives them. */
export const adminDeskRoutes: Route = (app, ctx) => {
  const { store, assistants, jobs } = ctx;
  const { db } = store;
  const open = async (req: FastifyRequest, { domain, id }: { domain: string; id: string }) => {
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    const found = (await assistants.activitiesOf(db, domain)).find((one) => one.id === id);
    if (!found) throw notFound('activity', id);
    const place = { domain, activity: id };
    const desk = () => presentDesk(db, place, found.document, { juror: operator.id, locale: req.locale });
    return { operator, place, document: found.document, desk };
  };

  app.operation('getActivityDesk', async (req) => (await open(req, req.params)).desk());

  app.operation('decideBurst', async (req) => {
    const { operator, place, desk } = await open(req, req.params);
    const { nominee, network, counted } = req.body;
    await db.transaction().execute(async (trx) => {
      const count = await decideBurst(trx, place, { nominee, network, counted });
      if (count === 0) return;
      const target = `${place.activity} · ${nominee}`;
      const action = counted ? 'votes-counted' : 'votes-set-aside';
      await addAudit(trx, { ...actorOf(operator), action, domain: place.domain, target, message: String(count) });
    });
    return desk();
  });

  app.operation('decideWork', async (req) => {
    const { operator, place, desk } = await open(req, req.params);
    const { work, domain } = req.params;
    const { step, show } = req.body;
    const note = req.body.note?.trim() ?? '';
    if (!show && note === '') throw badRequest(message('activities:desk.note'), { field: 'note' });
    await db.transaction().execute(async (trx) => {
      const state = show ? ('shown' as const) : ('returned' as const);
      if (!(await decideWork(trx, place, { id: work, step, state, note })))
        throw conflict(message('activities:desk.changed'), { reason: 'changed' });
      const author = await authorOfWork(trx, work);
      const target = `${place.activity} · ${author?.title ?? work}`;
      await addAudit(trx, {
        ...{ ...actorOf(operator), action: show ? 'work-shown' : 'work-returned', domain, target, message: note },
      });
      if (author?.person)
        await notify(jobs, trx, {
          ...{ kind: show ? 'work-shown' : 'work-returned', domain, people: [author.person], root: work },
          ...{ title: author.title, link: `${PAGES.contest}?id=${place.activity}`, event: `${work} ${step}` },
        });
    });
    return desk();
  });

  app.operation('scoreWork', async (req) => {
    const { operator, place, document, desk } = await open(req, req.params);
    const { work, domain } = req.params;
    const { scores } = req.body;
    checkScores(document, scores, req.locale);
    await db.transaction().execute(async (trx) => {
      if (!(await findShown(trx, place, work))) throw notFound('work', work);
      await scoreWork(trx, work, operator.id, scores);
      const target = `${place.activity} · ${work}`;
      const words = Object.entries(scores)
        .map(([id, score]) => `${id} ${score}`)
        .join(', ');
      await addAudit(trx, { ...actorOf(operator), action: 'work-scored', domain, target, message: words });
    });
    return desk();
  });
};
