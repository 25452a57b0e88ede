import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { localize } from '../../../setting/messages/localize';
import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { inertPolicy } from '../../base/http/security-headers';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { message } from '../../base/messages/message';
import { openDomain } from '../../domains';
import { readTextTable } from '../../knowledge';
import { notify } from '../../notifications';
import { winLink } from '../claim-end';
import { type Claim, sealedAs } from '../claims';
import { CLAIM_COLUMNS, claimRows, exportRows } from '../export-activity';
import { type CheckedRow, checkCodes, sealedCodeAs } from '../import-codes';
import { checkParcels } from '../import-parcels';
import { spend } from '../second-person';
import { addCodes, countCodes, removeCodes } from '../store/codes';
import { listClaims, moveWin } from '../store/wins';

const BODY_LIMIT = 5 * 1024 * 1024;
const MOST_FAULTS = 500;
/** By the limit of a table that is read again. */
const MOST_CLAIMS = 20_000;

/** Codes of an activity as a file, claims as a file, and parcel numbers as a file. */
export const adminTableRoutes: Route = (app, ctx) => {
  const { store, assistants, sealer, jobs } = ctx;
  const { db } = store;
  takeRawBodies(app, ['application/octet-stream']);
  const open = async (req: FastifyRequest, { domain, id }: { domain: string; id: string }) => {
    const operator = operatorOf(req);
    await openDomain(store, operator, domain);
    const live = (await assistants.activitiesOf(db, domain)).find((one) => one.id === id);
    return { operator, place: { domain, activity: id }, document: live?.document };
  };
  const openLive = async (req: FastifyRequest, params: { domain: string; id: string }) => {
    const { document, ...rest } = await open(req, params);
    if (!document) throw notFound('activity', params.id);
    return { ...rest, document };
  };
  const present = (checked: readonly CheckedRow[], req: FastifyRequest, counts: { good: number; done: boolean }) => {
    const bad = checked.flatMap(({ line, fault }) => (fault ? [{ line, text: fault[req.locale] }] : []));
    return {
      ...{ rows: checked.length, ...counts, bad: bad.length, unchanged: checked.length - counts.good - bad.length },
      faults: bad.slice(0, MOST_FAULTS),
    };
  };

  app.operation('listActivityCodes', async (req) => {
    const { place } = await open(req, req.params);
    return { prizes: await countCodes(db, place) };
  });

  app.operation(
    'importActivityCodes',
    async (req) => {
      const { operator, place } = await open(req, req.params);
      const { mode = 'look', prize } = req.query;
      const checked = await checkCodes(db, sealer, place, await readTextTable(bytesOf(req.body)));
      const good = checked.filter(({ fault }) => !fault);
      // A file with a fault is another file than its sender believes.
      const done = mode === 'take' && good.length === checked.length;
      if (done)
        await db.transaction().execute(async (trx) => {
          const rows = good.map(({ code, mark }) => ({ mark, sealed: sealer.seal(code, sealedCodeAs(place, mark)) }));
          if (!(await addCodes(trx, place, prize, rows)))
            throw conflict(message('activities:codes.meanwhile'), { reason: 'known' });
          const target = `${place.activity} · ${prize}`;
          const audit = { ...actorOf(operator), domain: place.domain, target, message: String(rows.length) };
          await addAudit(trx, { ...audit, action: 'codes-added' });
        });
      return present(checked, req, { good: good.length, done });
    },
    { bodyLimit: BODY_LIMIT },
  );

  app.operation('removeActivityCodes', async (req) => {
    const { operator, place, document } = await open(req, req.params);
    const { prize } = req.query;
    // Once people may win them, fewer would break the rules that were published.
    if (document) throw conflict(message('activities:codes.live'), { reason: 'live' });
    await db.transaction().execute(async (trx) => {
      const count = await removeCodes(trx, place, prize);
      if (count === 0) return;
      const target = `${place.activity} · ${prize}`;
      const audit = { ...actorOf(operator), domain: place.domain, target, message: String(count) };
      await addAudit(trx, { ...audit, action: 'codes-removed' });
    });
    return { prizes: await countCodes(db, place) };
  });

  app.operation('exportActivityClaims', async (req, reply) => {
    const { operator, place, document } = await openLive(req, req.params);
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
      const { operator, place, document } = await openLive(req, req.params);
      const { mode = 'look' } = req.query;
      const checked = await checkParcels(db, place, await readTextTable(bytesOf(req.body)));
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
      return present(checked, req, { good: sends.length, done });
    },
    { bodyLimit: BODY_LIMIT },
  );
};

function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw badRequest(message('knowledge:table.empty'), { field: 'file' });
  return body;
}
