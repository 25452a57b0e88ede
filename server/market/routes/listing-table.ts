import { Readable } from 'node:stream';
import { localize } from '../../../setting/messages/localize';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { conflict } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { readTextTable } from '../../knowledge';
import { openCatalogue } from '../open-catalogue';
import { chooseListings, listListingTable } from '../store/listing-table';
import { checkListings, listingColumnTitle, writeListings } from '../table/listing-table';
import { divideRows, presentTable } from '../table/rejected-file';

const BODY_LIMIT = 10 * 1024 * 1024;

/** What operators have decided on the catalogue of a domain, as a table: out, and in again. */
export const listingTableRoutes: Route = (app, { store, settings }) => {
  const { db } = store;
  takeRawBodies(app, ['application/octet-stream']);

  app.operation('exportListings', async (req, reply) => {
    const { domain } = req.params;
    await openDomain(store, operatorOf(req), domain);
    const rows = await listListingTable(db, await openCatalogue(settings, domain));
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="catalogue-${new Date().toISOString().slice(0, 10)}.csv"`,
      })
      .send(Readable.from(writeListings(rows, req.locale)));
  });

  app.operation(
    'importListings',
    async (req) => {
      const { domain } = req.params;
      const operator = operatorOf(req);
      await openDomain(store, operator, domain);
      const { mode = 'look' } = req.query;
      const table = await readTextTable(req.body);
      const { checked, unknown } = checkListings(
        table,
        await listListingTable(db, await openCatalogue(settings, domain)),
      );
      const { bad, changes, isDone } = divideRows(checked, mode);
      if (isDone && changes.length > 0)
        await db.transaction().execute(async (trx) => {
          if ((await chooseListings(trx, domain, changes)) !== changes.length)
            throw conflict(message('supply:staleNobody'));
          for (const { id, state, position, reason, was } of changes) {
            const target = `${localize(was.names, 'en-US') ?? ''} (${id})`;
            const words = [state, ...(position === null ? [] : [`#${position}`]), ...(reason ? [reason] : [])].join(
              ' · ',
            );
            await addAudit(trx, { ...actorOf(operator), action: 'listing-changed', domain, target, message: words });
          }
        });
      const divided = { header: table.header, checked, bad, changes: changes.length, unknown, isDone };
      return presentTable(divided, ({ id }) => id, listingColumnTitle, req.locale);
    },
    { bodyLimit: BODY_LIMIT },
  );
};
