import type { Locale } from '../../../generated/locales';
import { readNames } from '../../../setting/market/offering-wire';
import type { Route } from '../../base/http/route';
import { KINDS, listCategories } from '../store/categories';
import { findConsole, putSupplier } from '../store/suppliers';
import { listEnding } from '../store/supply-figures';
import { needAdmin, openActing, type Supplying } from '../supply/open-supplier';
import { toConsole } from '../supply/present-console';

/** The console of a supplier: what an organization says of itself, and what waits. */
export const supplierRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;

  const console = async (acting: Supplying, locale: Locale) => {
    const [found, categories, ending] = await Promise.all([
      findConsole(db, acting.domain, acting.organization),
      listCategories(db, KINDS),
      listEnding(db, acting.organization),
    ]);
    return toConsole({ found, categories, ending, runsIt: acting.runsIt }, locale);
  };

  app.operation('getSupplier', async (req) => console(await openActing(ctx, req), req.locale));

  app.operation('saveSupplier', async (req) => {
    const acting = await openActing(ctx, req);
    needAdmin(acting);
    const { profile, certificates = [], regions = [], industries = [] } = req.body;
    await db.transaction().execute(async (trx) => {
      const given = { profile: readNames(profile) ?? {}, certificates, regions, industries };
      await putSupplier(trx, acting.domain, acting.organization, given);
    });
    return console(acting, req.locale);
  });
};
