import type { FastifyRequest } from 'fastify';
import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import { localize } from '../../../setting/messages/localize';
import { actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { openCatalogue } from '../open-catalogue';
import { findWaiting, listWaiting, moveDraft } from '../store/drafts';
import type { Policy } from '../store/listed';
import { chooseListing, type ListingRow, listListings } from '../store/listings';
import { toDraft } from '../supply/present-draft';
import { whyHidden } from '../supply/present-own';
import { publishDraft } from '../supply/publish-draft';
import { needReason, openForMarket } from './open-for-market';

const WAITING_FIRST = { limit: 1, offset: 0 };

/** What operators of a domain decide: its catalogue, and what suppliers publish. */
export const adminMarketRoutes: Route = (app, { store, settings }) => {
  const { db } = store;
  const open = (req: FastifyRequest, domain: string) => openForMarket(store, req, domain);
  const catalogueOf = (domain: string) => openCatalogue(settings, domain);

  app.operation('listListings', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    const { keyword = '', pageNum = 1, pageSize = 20 } = req.query;
    const catalogue = await catalogueOf(domain);
    const page = { limit: pageSize, offset: (pageNum - 1) * pageSize };
    const { rows, total } = await listListings(db, catalogue, { keyword: keyword.trim(), ...page });
    const list = rows.map((row) => toListing(row, catalogue.policy, req.locale));
    return { list, total, pageNum, pageSize, policy: catalogue.policy };
  });

  app.operation('setListing', async (req) => {
    const { domain, id } = req.params;
    const operator = await open(req, domain);
    const { state, position } = req.body;
    const reason = req.body.reason?.trim() ?? '';
    if (state === 'hidden' && reason === '') throw needReason();
    const catalogue = await catalogueOf(domain);
    const read = async (trx: Db) => (await listListings(trx, catalogue, { keyword: '', id, ...WAITING_FIRST })).rows[0];
    const row = await db.transaction().execute(async (trx) => {
      if (!(await chooseListing(trx, { domain, id, state, position, reason: state === 'hidden' ? reason : '' })))
        throw notFound('offering', id);
      const target = `${localize((await read(trx))?.names ?? {}, 'en-US') ?? ''} (${id})`;
      const words = [state, ...(position === null ? [] : [`#${position}`]), ...(reason ? [reason] : [])].join(' · ');
      await addAudit(trx, { ...actorOf(operator), action: 'listing-changed', domain, target, message: words });
      return read(trx);
    });
    if (!row) throw notFound('offering', id);
    return toListing(row, catalogue.policy, req.locale);
  });

  app.operation('listDraftReviews', async (req) => {
    const { domain } = req.params;
    await open(req, domain);
    const drafts = await listWaiting(db, domain);
    return Promise.all(
      drafts.map((draft) => toDraft(db, { draft, live: undefined }, draft.supplier, false, req.locale)),
    );
  });

  app.operation('decideDraft', async (req) => {
    const { domain, id } = req.params;
    const operator = await open(req, domain);
    const { publish, step } = req.body;
    const reason = req.body.reason?.trim() ?? '';
    if (!publish && reason === '') throw needReason();
    await db.transaction().execute(async (trx) => {
      const draft = await findWaiting(trx, domain, id);
      if (!draft) throw notFound('draft', id);
      if (draft.step !== step) throw conflict(message('supply:staleNobody'));
      if (publish) await publishDraft(trx, draft);
      else if (!(await moveDraft(trx, { id, step, state: 'returned', reason })))
        throw conflict(message('supply:staleNobody'));
      const target = `${localize(draft.body.name ?? {}, 'en-US') ?? ''} ${draft.label} (${id})`;
      const action = publish ? 'offering-published' : 'offering-returned';
      await addAudit(trx, { ...actorOf(operator), action, domain, target, message: reason });
    });
    return null;
  });
};

function toListing(row: ListingRow, policy: Policy, locale: Locale): components['schemas']['Listing'] {
  const { id, kind, names, supplier, listing: state, version, position, chosen } = row;
  const why = whyHidden(row, policy);
  return {
    ...{ id, kind, name: localize(names, locale) ?? id, supplier, state, version, position },
    ...{ shown: chosen && row.state === 'listed' },
    ...(why && { why: why[locale] }),
  };
}
