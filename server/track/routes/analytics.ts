import { operatorOf } from '../../accounts';
import { badRequest } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { dayBefore, daysBetween, presentAnalytics } from '../present-analytics';
import { dayOf } from '../store/events';
import { readDays } from '../store/sums';

const MOST_DAYS = 400;

/** Figures of a portal, for its operators. */
export const analyticsRoutes: Route = (app, { store }) => {
  app.operation('getAnalytics', async (req) => {
    const { to = dayOf(Date.now()), by = 'day' } = req.query;
    const { from = dayBefore(to, 27) } = req.query;
    const { domain } = req.params;
    await openDomain(store, operatorOf(req), domain);
    const length = from <= to ? daysBetween(from, to).length : 0;
    if (length === 0 || length > MOST_DAYS) throw badRequest(message('track:period', { from, to, most: MOST_DAYS }));
    return presentAnalytics(await readDays(store.db, domain, from, to), { from, to, by });
  });
};
