import { demandHref } from '../../setting/market/demand-document';
import { addressOf, toProduct } from '../../setting/market/present-offering';
import { ApiError } from '../base/http/errors';
import type { FindKind } from '../knowledge';
import { openHall } from './demands/open-hall';
import { openMarket } from './open-market';
import { KINDS } from './store/categories';
import { listDemands } from './store/demands';
import { countOfferings, listOfferings, weighTerms } from './store/find-offerings';
import { askedTerms } from './store/offering-terms';

/** Undefined where the portal has no market or no hall, or none for visitors. */
const whereOpen = <T>(open: () => Promise<T>): Promise<T | undefined> =>
  open().catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return undefined;
    throw error;
  });

const START = 300;

/** Apps, products and solutions for the search over everything, those with every word of the question. */
export const findOfferings: FindKind = async (ctx, { req }, { q, limit, offset }) => {
  const market = await whereOpen(() => openMarket(ctx, req));
  if (!market) return undefined;
  const wish = {
    kinds: KINDS,
    filters: [],
    terms: { asked: await weighTerms(ctx.store.db, askedTerms(q)), any: false },
  };
  const page = { order: 'best' as const, locale: req.locale, limit, offset };
  const [{ total }, rows] = await Promise.all([
    countOfferings(ctx.store.db, market, wish, { values: [], numbers: [] }),
    listOfferings(ctx.store.db, market, wish, page),
  ]);
  const items = rows.map((row) => {
    const { id, name, description = '', lang, tenantName } = toProduct(row, req.locale);
    return {
      ...{ id, title: name, text: description, url: addressOf(row), date: row.publishedAt.toISOString().slice(0, 10) },
      ...{ ...(lang && { lang }), ...(tenantName && { author: tenantName }) },
    };
  });
  return { total, items };
};

/** Demands that can still be answered, with every word of the question. */
export const findDemands: FindKind = async (ctx, { req }, { q, limit, offset }) => {
  const hall = await whereOpen(() => openHall(ctx, req));
  if (!hall) return undefined;
  const search = { filter: { keyword: q, mine: false }, sort: 'newest' as const, limit, offset };
  const { rows, total, someWords } = await listDemands(ctx.store.db, hall, search);
  if (someWords) return { total: 0, items: [] };
  const items = rows.map((row) => ({
    ...{ id: row.id, title: row.title, text: row.markdown.slice(0, START), lang: row.lang, url: demandHref(row.id) },
    ...(row.openedAt && { date: row.openedAt.toISOString().slice(0, 10) }),
    ...(!row.hidesName && { author: row.organization }),
  }));
  return { total, items };
};
