import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../generated/locales';
import type { ActivityDocument } from '../../../setting/activity/activity-document';
import { localize } from '../../../setting/messages/localize';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { notify } from '../../notifications';
import { winLink } from '../claim-end';
import { type Claim, sealedAs } from '../claims';
import type { Place } from '../store/entries';
import { correctParcel, findWin, listDeliveries, moveWin } from '../store/wins';

const ACTIONS = { returned: 'prize-returned', sent: 'prize-sent', delivered: 'prize-delivered' } as const;

/** Prizes on their way to winners. Only who may send them reads an address, and each look is recorded. */
export const adminDeliveryRoutes: Route = (app, ctx) => {
  const { store, assistants, sealer, jobs } = ctx;
  const { db } = store;
  const open = async (req: FastifyRequest, { domain, id }: { domain: string; id: string }) => {
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    const found = (await assistants.activitiesOf(db, domain)).find((one) => one.id === id);
    if (!found) throw notFound('activity', id);
    return { operator, place: { domain, activity: id }, document: found.document };
  };

  app.operation('listDeliveries', async (req) => {
    const { place, document } = await open(req, req.params);
    return present(db, place, document, req.locale);
  });

  app.operation('readClaim', async (req) => {
    const { operator, place } = await open(req, req.params);
    const { win } = req.params;
    const row = await findWin(db, place, win);
    if (!row?.sealed) throw notFound('win', win);
    const target = `${place.activity} · ${win}`;
    await addAudit(db, { ...actorOf(operator), action: 'claim-read', domain: place.domain, target, message: '' });
    const text = sealer.open(row.sealed, sealedAs(win));
    if (text === undefined) throw conflict(message('activities:desk.sealed'), { reason: 'sealed' });
    return JSON.parse(text) as Claim;
  });

  app.operation('moveWin', async (req) => {
    const { operator, place, document } = await open(req, req.params);
    const { win, domain } = req.params;
    const { to } = req.body;
    const [note, tracking] = [req.body.note?.trim() ?? '', req.body.tracking?.trim() ?? ''];
    if (to === 'returned' && note === '') throw badRequest(message('activities:desk.noteToWinner'), { field: 'note' });
    await db.transaction().execute(async (trx) => {
      const row = await findWin(trx, place, win);
      if (!row) throw notFound('win', win);
      const isCorrected = to === 'sent' && tracking !== '' && (await correctParcel(trx, win, tracking));
      if (!isCorrected && !(await moveWin(trx, win, to, { note, tracking })))
        throw conflict(message('activities:desk.state'), { reason: 'state' });
      const target = `${place.activity} · ${win}`;
      const words = isCorrected ? `${row.tracking || '–'} → ${tracking}` : tracking || note;
      await addAudit(trx, { ...actorOf(operator), action: ACTIONS[to], domain, target, message: words });
      const title = document.prizes?.find((one) => one.id === row.prize)?.title;
      // Each correction is told, also one that takes an earlier one back.
      const event = isCorrected ? `${win} number ${randomUUID()}` : `${win} ${to} ${row.claims}`;
      if (row.person && title)
        await notify(jobs, trx, {
          ...{ kind: 'claim', domain, people: [row.person], root: win, event },
          ...{ title: localize(title, 'zh-CN'), link: winLink(win) },
        });
    });
    return present(db, place, document, req.locale);
  });
};

async function present(db: Db, place: Place, { prizes = [] }: ActivityDocument, locale: Locale) {
  const rows = await listDeliveries(db, place);
  return {
    wins: rows.map(({ id, prize, state, wonAt, changedAt, claimUntil, claims, note, tracking, nickname, ticket }) => {
      const title = prizes.find((one) => one.id === prize)?.title;
      const hasClaim = claims > 0 && state !== 'lapsed' && state !== 'refused';
      return {
        ...{ id, state, note, tracking, hasClaim, who: nickname || `${ticket.slice(0, 8)}…` },
        ...{ title: title ? localize(title, locale) : prize, wonAt: wonAt.toISOString() },
        ...{ changedAt: changedAt.toISOString(), claimUntil: claimUntil.toISOString() },
      };
    }),
  };
}
