import type { FastifyRequest } from 'fastify';
import { conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { takeOnly } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { claim, makeCode, openVoucher, presentWin, refuseWin } from '../claims';
import { settleList } from '../list-draw';
import { openActivities } from '../open-activities';
import { listTickets } from '../store/lists';
import { findOwnWin } from '../store/wins';

/** Codes of eight characters cannot be guessed at this pace. */
const TRIES = { most: 10, perSeconds: 3600 };

/** A winner's own prize. For everybody else there is none. */
export const winRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;
  const open = async (req: FastifyRequest, id: string) => {
    const activities = await openActivities(ctx, req);
    const row = await findOwnWin(db, activities.domain, id, activities.who);
    if (!row) throw notFound('win', id);
    const activity = await activities.find(row.activity);
    const again = async () => {
      const now = await findOwnWin(db, activities.domain, id, activities.who);
      if (!now) throw notFound('win', id);
      return presentWin(now, activity.document, req.locale);
    };
    return { activities, row, activity, again };
  };

  /** With the code itself, for prizes that are one: to an account, and to a browser that has just proved to be the winner's. */
  const withVoucher = async (req: FastifyRequest, id: string, isProved: boolean) => {
    const { row, again } = await open(req, id);
    const win = await again();
    if (win.kind !== 'code' || (row.person === null && !isProved)) return win;
    return { ...win, voucher: await openVoucher(ctx, row) };
  };

  app.operation('getWin', (req) => withVoucher(req, req.params.win, false));

  app.operation('showWinCode', async (req) => {
    const { row, again } = await open(req, req.params.win);
    const code = await makeCode(db, row);
    return { ...(await again()), code };
  });

  app.operation('claimWin', async (req) => {
    const { row, activity } = await open(req, req.params.win);
    await takeOnly(ctx.store, [{ key: `activity-claim:${row.id}`, ...TRIES }]);
    await claim(ctx, row, activity.document, req.body);
    return withVoucher(req, row.id, true);
  });

  app.operation('refuseWin', async (req) => {
    const { row, activities, again } = await open(req, req.params.win);
    if (!(await refuseWin(ctx, activities.now, row.id)))
      throw conflict(message('activities:claim.noRefusal'), { reason: 'claimed' });
    return again();
  });

  app.operation('getActivityTickets', async (req, reply) => {
    const activities = await openActivities(ctx, req);
    const activity = await activities.find(req.params.id);
    const list = await settleList(ctx, activities.domain, activity, activities.now);
    if (!list) throw conflict(message('activities:noTickets'), { reason: 'noTickets' });
    const rows = await listTickets(db, { domain: activities.domain, activity: activity.id });
    return reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .send(rows.map(({ ticket }) => ticket).join('\n'));
  });
};
