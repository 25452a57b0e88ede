import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { entitlementState } from '../../../setting/market/entitlement-state';
import { localize } from '../../../setting/messages/localize';
import { actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { notify } from '../../notifications';
import { toEntitlement } from '../orders/present-order';
import { titleOf } from '../remind';
import { whoRuns } from '../store/people';
import { listOrderedRights, type OrderedRight, suspendRight } from '../store/rights';
import { needReason, openForMarket } from './open-for-market';

const APPS = '/personInfo?PersonCommunity=%2Fusercenter%2Fapps';
const CONSOLE = '/center/supplier?view=ending';

/** Rights that were ordered on a portal, which its operators suspend and restore. */
export const adminRightRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listOrderedRights', async (req) => {
    const { domain } = req.params;
    await openForMarket(ctx.store, req, domain);
    const { keyword = '', pageNum = 1, pageSize = 20 } = req.query;
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listOrderedRights(db, domain, { keyword: keyword.trim(), ...page });
    return { list: rows.map((row) => toRight(row, req.locale)), total, pageNum, pageSize };
  });

  app.operation('suspendRight', async (req) => {
    const { domain, id } = req.params;
    const operator = await openForMarket(ctx.store, req, domain);
    const { suspend } = req.body;
    const reason = req.body.reason?.trim() ?? '';
    if (suspend && reason === '') throw needReason();
    const find = async (trx: typeof db) => (await listOrderedRights(trx, domain, { keyword: '', id, ...ONE })).rows[0];
    const right = await db.transaction().execute(async (trx) => {
      const found = await find(trx);
      if (!found) throw notFound('entitlement', id);
      if (suspend && ['ended', 'closed'].includes(entitlementState(found, new Date())))
        throw conflict(message('market:right.over'));
      if (!(await suspendRight(trx, id, suspend ? reason : null))) throw conflict(message('market:right.changed'));
      const about = {
        ...{ kind: suspend ? ('right-suspended' as const) : ('right-restored' as const), domain, root: `right:${id}` },
        ...{ title: titleOf(found.names), event: `right:${id}:${randomUUID()}` },
      };
      await notify(ctx.jobs, trx, [
        { ...about, people: await whoRuns(trx, found.buyerId), link: APPS },
        { ...about, people: await whoRuns(trx, found.supplierId), link: CONSOLE },
      ]);
      const name = localize(found.names, 'en-US') ?? found.offeringId;
      const target = `${name} → ${found.buyer ?? message('market:order.person')['en-US']} (${id})`;
      const action = suspend ? 'right-suspended' : 'right-restored';
      await addAudit(trx, { ...actorOf(operator), action, domain, target, message: reason });
      return find(trx);
    });
    if (!right) throw notFound('entitlement', id);
    return toRight(right, req.locale);
  });
};

const ONE = { limit: 1, offset: 0 };

function toRight(row: OrderedRight, locale: Locale): components['schemas']['Entitlement'] {
  const { names: name, buyer } = row;
  return { ...toEntitlement(row, { ...row, name }, locale), buyer: buyer ?? message('market:order.person')[locale] };
}
