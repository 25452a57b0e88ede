import { Readable } from 'node:stream';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { take } from '../../base/limits/take';
import { readTextTable } from '../../knowledge';
import { KINDS, listCategories } from '../store/categories';
import { listOwnTable } from '../store/own-table';
import { organizationsByCode } from '../store/suppliers';
import { needAdmin, openSupplier } from '../supply/open-supplier';
import { checkRows } from '../table/check-rows';
import { openContractCheck } from '../table/contract-check';
import { refuseTooMany, submitChanges, titleIn, writeChanges } from '../table/import-offerings';
import { divideRows, presentTable } from '../table/rejected-file';
import { writeOfferings } from '../table/write-offerings';

const BODY_LIMIT = 10 * 1024 * 1024;

/** What a supplier offers, as a table: out, and in again. */
export const supplyTableRoutes: Route = (app, ctx) => {
  const { db } = ctx.store;
  takeRawBodies(app, ['application/octet-stream']);
  const checkContract = openContractCheck();

  app.operation('exportOwnOfferings', async (req, reply) => {
    const { organization } = await openSupplier(ctx, req);
    const rows = await listOwnTable(db, organization);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="offerings-${new Date().toISOString().slice(0, 10)}.csv"`,
      })
      .send(Readable.from(writeOfferings(rows, req.locale)));
  });

  app.operation(
    'importOwnOfferings',
    async (req) => {
      const supplying = await openSupplier(ctx, req);
      const { mode = 'look', submit = false } = req.query;
      if (submit) needAdmin(supplying);
      const { organization: supplier, domain, person, trusted } = supplying;
      const table = await readTextTable(req.body);
      const [own, categories] = await Promise.all([listOwnTable(db, supplier), listCategories(db, KINDS)]);
      const codes = async (asked: readonly string[]) => {
        const known = await organizationsByCode(db, asked);
        return new Set([...known].flatMap(([code, id]) => (id === supplier ? [] : [code])));
      };
      const { checked, unknown } = await checkRows(table, { own, categories, codes, checkContract });
      const { bad, changes, isDone } = divideRows(checked, mode);
      refuseTooMany(own.length, changes);
      if (isDone && changes.length > 0)
        await take(ctx.store, [{ key: `market-import:${person}`, most: 60, perSeconds: 3_600 }], async (trx) => {
          await writeChanges(trx, { domain, supplier, person }, changes);
          if (submit) await submitChanges(trx, supplier, trusted, changes);
        });
      const fresh = changes.filter(({ isNew }) => isNew).length;
      const divided = { header: table.header, checked, bad, changes: changes.length, unknown, isDone };
      return {
        ...presentTable(divided, ({ sku }) => sku, titleIn(table.header), req.locale),
        ...{ fresh, changed: changes.length - fresh },
      };
    },
    { bodyLimit: BODY_LIMIT },
  );
};
