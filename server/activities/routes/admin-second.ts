import type { FastifyRequest } from 'fastify';
import { operatorOf } from '../../accounts';
import { conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { askFor, openDomain } from '../../domains';
import { readSecond, wishOf } from '../second-person';
import { readList } from '../store/lists';

/** What two operators do in an activity whose prizes are worth much. */
export const adminSecondRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;
  const open = async (req: FastifyRequest, { domain, id }: { domain: string; id: string }) => {
    const operator = operatorOf(req);
    await openDomain(ctx.store, operator, domain);
    const found = (await ctx.assistants.activitiesOf(db, domain)).find((one) => one.id === id);
    if (!found) throw notFound('activity', id);
    const place = { domain, activity: id };
    const { document } = found;
    const list = await readList(db, place);
    const present = async () => {
      const { requests, ...rest } = await readSecond(db, place, document, list);
      return { ...rest, requests: requests.map((one) => ({ ...one, own: one.askedBy === operator.name })) };
    };
    return { operator, place, document, list, present };
  };

  app.operation('listActivityApprovals', async (req) => (await open(req, req.params)).present());

  app.operation('askActivityApproval', async (req) => {
    const { operator, place, document, list, present } = await open(req, req.params);
    const { what } = req.body;
    const reason = req.body.reason.trim();
    if (what === 'draw' && (!list || list.drawnAt))
      throw conflict(message('activities:admin.noDrawWaits'), { reason: 'state' });
    const detail = what === 'draw' ? (list?.ticketsHash ?? '') : reason;
    const { takesTwo: _, ...wish } = wishOf({ place, document, what, detail });
    await db.transaction().execute((trx) => askFor(trx, { ...wish, operator, message: reason }));
    return present();
  });
};
