import { refuseUnlessProved } from '../../accounts';
import { auditedBy } from '../../base/audit/audited-by';
import { addAudit } from '../../base/database/audit';
import { hashOf } from '../../base/database/secret';
import { ApiError, conflict, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { type Acting, actingIn, findOwnKey, mayChange } from '../acting';
import { invalidKey } from '../keys/key-errors';
import { newKey } from '../keys/key-form';
import { makeKey } from '../keys/make-key';
import { presentKey, stateOf } from '../keys/present-key';
import { tellKeyEnded } from '../keys/tell-owner';
import { endKey, findKeyRow, type KeyRow, listKeys, renameKey, rotateKey, tellEnded } from '../store/api-keys';

/** Keys of people and organizations. */
export const keyRoutes: Route = (app, { store, settings, jobs }) => {
  const { db } = store;

  const mayOf = (row: KeyRow, who: Acting) => {
    const own = mayChange(row, who);
    return { see: own, change: own };
  };

  app.operation('listKeys', async (req) => {
    const who = await actingIn(db, req);
    return (await listKeys(db, who)).map((row) => presentKey(row, mayOf(row, who)));
  });

  app.operation('makeKey', async (req) => {
    const who = await actingIn(db, req);
    refuseUnlessProved(who.session);
    const { setting } = await settings.get(req.accessDomain);
    if (!setting.functionList?.includes(3)) throw new ApiError(403, message('platform:key.closed'));
    const { secret, row } = await makeKey(store, who, req.body);
    return { secret, key: presentKey({ ...row, madeByName: req.person?.nickname ?? null }, mayOf(row, who)) };
  });

  app.operation('rotateKey', async (req) => {
    const who = await actingIn(db, req);
    refuseUnlessProved(who.session);
    const row = await findOwnKey(db, req.params.id, who);
    const state = stateOf(row);
    if (state === 'ended' || state === 'expired') throw conflict(message('platform:key.cannotRotate'));
    const { key, secret } = newKey(row.id);
    const rotated = await db.transaction().execute(async (trx) => {
      const found = await rotateKey(trx, row.id, hashOf(secret), req.body?.overlapHours ?? 24);
      if (!found) throw conflict(message('platform:key.cannotRotate'));
      // Without an overlap, what the old secret still reads is cut.
      await tellEnded(trx, row.id);
      await note(trx, row, who, 'key-rotated');
      return found;
    });
    return { secret: key, key: presentKey(rotated, mayOf(rotated, who)) };
  });

  app.operation('renameKey', async (req) => {
    const who = await actingIn(db, req);
    const { id } = await findOwnKey(db, req.params.id, who);
    const row = await renameKey(db, id, req.body.name.trim());
    if (!row) throw notFound('key', id);
    return presentKey(row, mayOf(row, who));
  });

  app.operation('endKey', async (req) => {
    const who = await actingIn(db, req);
    const row = await findOwnKey(db, req.params.id, who);
    await db.transaction().execute(async (trx) => {
      if (await endKey(trx, row.id, row.kind === 'organization' ? 'admin' : 'owner'))
        await note(trx, row, who, 'key-ended');
    });
    return null;
  });

  app.operation('reportLeakedKey', async (req) => {
    const { apiKey } = req;
    if (!apiKey) throw invalidKey();
    // The connection that reports stays open for the answer.
    apiKey.onEnd = () => {};
    const row = await findKeyRow(db, apiKey.id);
    if (!row) throw invalidKey();
    await db.transaction().execute(async (trx) => {
      if (!(await endKey(trx, row.id, 'leak'))) return;
      await tellKeyEnded(jobs, trx, row);
      const { kind, name, organization_id: organization } = row;
      if (kind === 'organization')
        await addAudit(trx, { ...auditedBy(req), action: 'key-ended', organization, target: name, message: 'leaked' });
    });
    return null;
  });

  const note = async (trx: typeof db, row: KeyRow, { audit }: Acting, action: 'key-rotated' | 'key-ended') => {
    if (row.kind !== 'organization') return;
    await addAudit(trx, { ...audit, action, organization: row.organization_id, target: row.name });
  };
};
