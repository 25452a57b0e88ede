import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { whyNotReview } from '../../../setting/market/may-review';
import { localize } from '../../../setting/messages/localize';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { type Market, openMarket } from '../open-market';
import { findEntitlement } from '../store/entitlements';
import { findOffering } from '../store/find-offerings';
import {
  addReport,
  dropReviews,
  findReview,
  listReported,
  listReviews,
  putReview,
  type ReviewRow,
  replyTo,
  settleReview,
} from '../store/reviews';
import { isSister } from '../store/sisters';
import { openActing, type Supplying } from '../supply/open-supplier';

type Review = components['schemas']['Review'];

/** What organizations say of what they use. */
export const reviewRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const list = async (market: Market, id: string, page: { pageNum?: number; pageSize?: number }, locale: Locale) => {
    const offering = await findOffering(db, market, id);
    if (!offering) throw notFound('offering', id);
    const { organization, runsIt } = market;
    const { pageNum = 1, pageSize = 20 } = page;
    const [{ rows, total }, right, sister] = await Promise.all([
      listReviews(db, id, organization, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      organization === undefined ? undefined : findEntitlement(db, organization, id),
      isSister(db, market.domain, offering.supplierId, organization),
    ]);
    const why = whyNotReview({
      ...{ now: new Date(), right, organization, supplier: offering.supplierId, isSister: sister, runsIt },
    });
    return {
      ...{ list: rows.map((row) => toReview(row, market, locale)), total, pageNum, pageSize, mayWrite: !why },
      ...(why && { whyNot: why[locale] }),
    };
  };

  /** A review of something that this reader sees. */
  const open = async (market: Supplying, id: string): Promise<ReviewRow> => {
    const review = await findReview(db, market.domain, id);
    if (!review || ((review.state === 'hidden' || review.isSister) && review.organizationId !== market.organization))
      throw notFound('review', id);
    if (!(await findOffering(db, market, review.offering))) throw notFound('review', id);
    return review;
  };

  app.operation('listReviews', async (req) => list(await openMarket(ctx, req), req.params.id, req.query, req.locale));

  app.operation('saveReview', async (req) => {
    const { id } = req.params;
    const market = await openActing(ctx, req);
    const { organization, person, runsIt, domain } = market;
    const offering = await findOffering(db, market, id);
    if (!offering) throw notFound('offering', id);
    const right = await findEntitlement(db, organization, id);
    const sister = await isSister(db, domain, offering.supplierId, organization);
    const why = whyNotReview({
      ...{ now: new Date(), right, organization, supplier: offering.supplierId, isSister: sister, runsIt },
    });
    if (why || !right) throw conflict(why ?? message('supply:review.notEntitled'));
    const version = right.setUpVersion ?? right.plan.version;
    const { stars, text } = req.body;
    const budget = { key: `review:${person}`, most: 30, perSeconds: 86_400 };
    await take(ctx.store, [budget], (trx) =>
      putReview(trx, {
        ...{ domain, offering: id, version, organization, person, stars, body: text.trim() },
        isTrial: right.kind === 'trial',
      }),
    );
    return list(market, id, {}, req.locale);
  });

  app.operation('removeReview', async (req) => {
    const market = await openActing(ctx, req);
    const review = await open(market, req.params.id);
    if (review.organizationId !== market.organization) throw notFound('review', req.params.id);
    if (!market.runsIt) throw badRequest(message('supply:admin'));
    await db.transaction().execute((trx) => dropReviews(trx, review));
    return null;
  });

  app.operation('replyToReview', async (req) => {
    const market = await openActing(ctx, req);
    const review = await open(market, req.params.id);
    if (review.supplier !== market.organization || !market.runsIt) throw badRequest(message('supply:review.reply'));
    await replyTo(db, review.id, req.body.text.trim());
    return null;
  });

  app.operation('reportReview', async (req) => {
    const market = await openActing(ctx, req);
    const review = await open(market, req.params.id);
    const reason = req.body.reason.trim();
    if (reason === '') throw badRequest(message('supply:check.needed'), { field: 'reason' });
    const budget = { key: `review-report:${market.person}`, most: 30, perSeconds: 86_400 };
    await take(ctx.store, [budget], (trx) => addReport(trx, review.id, market.person, reason));
    return null;
  });
};

/** What operators decide of reported reviews. */
export const reportedReviewRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  app.operation('listReportedReviews', async (req) => {
    const { domain } = req.params;
    await openDomain(ctx.store, operatorOf(req), domain);
    const rows = await listReported(db, domain);
    return rows.map((row) => ({
      ...toReview(row, { organization: undefined, runsIt: false, person: undefined }, req.locale),
      ...{ reports: row.reports, offering: localize(row.names, req.locale) ?? row.offering },
    }));
  });

  app.operation('decideReview', async (req) => {
    const { domain, id } = req.params;
    const operator = operatorOf(req);
    await openDomain(ctx.store, operator, domain);
    const { hide } = req.body;
    const reason = req.body.reason?.trim() ?? '';
    if (hide && reason === '') throw badRequest(message('supply:reason'), { field: 'reason' });
    await db.transaction().execute(async (trx) => {
      const review = await findReview(trx, domain, id);
      if (!review) throw notFound('review', id);
      await settleReview(trx, review, hide, reason);
      const target = `${localize(review.names, 'en-US') ?? review.offering} · ${review.organization}`;
      const action = hide ? 'review-hidden' : 'review-kept';
      await addAudit(trx, { ...actorOf(operator), action, domain, target, message: reason });
    });
    return null;
  });
};

function toReview(
  row: ReviewRow,
  { organization, runsIt, person }: Pick<Market, 'organization' | 'runsIt' | 'person'>,
  locale: Locale,
): Review {
  const { id, version, stars, body, isTrial, reply, createdAt, changedAt } = row;
  const state = row.isSister ? 'hidden' : row.state;
  const reason = row.isSister ? message('supply:review.sister')[locale] : row.reason;
  const mine = row.organizationId === organization;
  const may: Review['may'] = [];
  if (mine && runsIt) may.push('remove');
  if (row.supplier === organization && runsIt) may.push('reply');
  if (!mine && person !== undefined && organization !== undefined) may.push('report');
  return {
    ...{ id, organization: row.organization, version, stars, text: body, trial: isTrial, state, mine, may },
    ...(reason && { reason }),
    ...(reply && { reply }),
    ...{ createdAt: createdAt.toISOString(), changedAt: changedAt.toISOString() },
  };
}
