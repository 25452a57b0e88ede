import { actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { conflict } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { takeRawBodies } from '../../base/http/take-raw-bodies';
import { message } from '../../base/messages/message';
import { readTextTable } from '../../knowledge';
import { checkCodes, sealedCodeAs } from '../import-codes';
import { addCodes, countCodes, removeCodes } from '../store/codes';
import { openForTable, presentTable, TABLE_BYTES } from './open-table';

/** Codes that the prizes of an activity give out, as a file. */
export const adminCodeRoutes: Route = (app, ctx) => {
  const { sealer } = ctx;
  const { db } = ctx.store;
  takeRawBodies(app, ['application/octet-stream']);

  app.operation('listActivityCodes', async (req) => {
    const { place } = await openForTable(ctx, req, req.params);
    return { prizes: await countCodes(db, place) };
  });

  app.operation(
    'importActivityCodes',
    async (req) => {
      const { operator, place } = await openForTable(ctx, req, req.params);
      const { mode = 'look', prize } = req.query;
      const checked = await checkCodes(db, sealer, place, await readTextTable(req.body));
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
      return presentTable(checked, req, { good: good.length, done });
    },
    { bodyLimit: TABLE_BYTES },
  );

  app.operation('removeActivityCodes', async (req) => {
    const { operator, place, document } = await openForTable(ctx, req, req.params);
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
};
