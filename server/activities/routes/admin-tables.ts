import { Readable } from 'node:stream';
import { localize } from '../../../setting/messages/localize';
import { actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, conflict } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { inertPolicy } from '../../base/http/security-headers';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { message } from '../../base/messages/message';
import { readTextTable } from '../../knowledge';
import { notify } from '../../notifications';
import { winLink } from '../claim-end';
import { type Claim, sealedAs } from '../claims';
import { CLAIM_COLUMNS, claimRows, exportRows } from '../export-activity';
import { checkParcels } from '../import-parcels';
import { spend } from '../second-person';
import { listClaims, moveWin } from '../store/wins';
import { openLiveForTable, presentTable, TABLE_BYTES } from './open-table';

/** By the limit of a table that is read again. */
const MOST_CLAIMS = 20_000;

/** Claims of an activity as a file, and parcel numbers as a file. */
export const adminTableRoutes: Route = (app, ctx) => {
  const { store, sealer, jobs } = ctx;
  const { db } = store;
  takeRawBodies(app, ['application/octet-stream']);
  app.operation('exportActivityClaims', async (req, reply) => {
    const { operator, place, document } = await openLiveForTable(ctx, req, req.params);
    const reason = req.query.reason.trim();
    if (reason === '') throw badRequest(message('activities:admin.needsPurpose'), { field: 'reason' });
    const { domain, activity: target } = place;
    const rows = await listClaims(db, place, MOST_CLAIMS);
    await db.transaction().execute(async (trx) => {
      await spend(trx, { place, document, what: 'claims', detail: reason });
      await addAudit(trx, {
        ...{ ...actorOf(operator), action: 'activity-exported', domain, target },
        message: `claims csv ${rows.length}: ${reason}`.slice(0, 500),
      });
    });
    const titles = new Map(document.prizes?.map(({ id, title }) => [id, localize(title, req.locale)]));
    const claims = rows.map(({ sealed, prize, ...row }) => {
      const text = sealer.open(sealed ?? '', sealedAs(row.id));
      return { ...row, prize, title: titles.get(prize) ?? prize, given: text ? (JSON.parse(text) as Claim) : {} };
    });
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${target}-claims.csv"`)
      .header('content-security-policy', inertPolicy)
      .send(Readable.from(exportRows(claimRows(claims), CLAIM_COLUMNS, 'csv')));
  });

  app.operation(
    'importParcelNumbers',
    async (req) => {
      const { operator, place, document } = await openLiveForTable(ctx, req, req.params);
      const { mode = 'look' } = req.query;
      const checked = await checkParcels(db, place, await readTextTable(req.body));
      const sends = checked.flatMap(({ send }) => send ?? []);
      const done = mode === 'good' || (mode === 'all' && checked.every(({ fault }) => !fault));
      if (done)
        await db.transaction().execute(async (trx) => {
          for (const { win, tracking } of sends) {
            if (!(await moveWin(trx, win.id, 'sent', { note: '', tracking })))
              throw conflict(message('activities:desk.state'), { reason: 'state' });
            const target = `${place.activity} · ${win.id}`;
            const audit = { ...actorOf(operator), domain: place.domain, target, message: tracking };
            await addAudit(trx, { ...audit, action: 'prize-sent' });
          }
          const titles = new Map(document.prizes?.map(({ id, title }) => [id, title]));
          await notify(
            jobs,
            trx,
            sends.flatMap(({ win: { id, person, claims, prize } }) => {
              const title = titles.get(prize);
              if (person === null || !title) return [];
              return {
                ...{ kind: 'claim' as const, domain: place.domain, people: [person], root: id },
                ...{ title, link: winLink(id), event: `${id} sent ${claims}` },
              };
            }),
          );
        });
      return presentTable(checked, req, { good: sends.length, done });
    },
    { bodyLimit: TABLE_BYTES },
  );
};
