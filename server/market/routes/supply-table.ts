import { Readable } from 'node:stream';
import { badRequest } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { readTextTable } from '../../knowledge';
import { KINDS, listCategories } from '../store/categories';
import { listOwnTable } from '../store/own-table';
import { organizationsByCode } from '../store/suppliers';
import { needAdmin, openSupplier } from '../supply/open-supplier';
import { checkRows } from '../table/check-rows';
import { openContractCheck } from '../table/contract-check';
import { columnTitle, refuseTooMany, submitChanges, writeChanges } from '../table/import-offerings';
import { presentFaults } from '../table/rejected-file';
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
      const bytes: unknown = req.body;
      if (!Buffer.isBuffer(bytes)) throw badRequest(message('knowledge:table.empty'));
      const { organization: supplier, domain, person, trusted } = supplying;
      const table = await readTextTable(bytes);
      const [own, categories] = await Promise.all([listOwnTable(db, supplier), listCategories(db, KINDS)]);
      const codes = async (asked: readonly string[]) => {
        const known = await organizationsByCode(db, asked);
        return new Set([...known].flatMap(([code, id]) => (id === supplier ? [] : [code])));
      };
      const { checked, unknown } = await checkRows(table, { own, categories, codes, checkContract });
      const bad = checked.filter(({ faults }) => faults.length > 0);
      const changes = checked.flatMap(({ change }) => (change ? [change] : []));
      refuseTooMany(own.length, changes);
      const isDone = mode === 'good' || (mode === 'all' && bad.length === 0);
      if (isDone && changes.length > 0)
        await take(ctx.store, [{ key: `market-import:${person}`, most: 60, perSeconds: 3_600 }], async (trx) => {
          await writeChanges(trx, { domain, supplier, person }, changes);
          if (submit) await submitChanges(trx, supplier, trusted, changes);
        });
      const fresh = changes.filter(({ isNew }) => isNew).length;
      return {
        ...{ rows: checked.length, fresh, changed: changes.length - fresh, bad: bad.length, unknown, done: isDone },
        unchanged: checked.length - changes.length - bad.length,
        ...presentFaults({ header: table.header, bad }, ({ sku }) => sku, columnTitle, req.locale),
      };
    },
    { bodyLimit: BODY_LIMIT },
  );
};
