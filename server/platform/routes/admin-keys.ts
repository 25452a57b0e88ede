import { actorOf, operatorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { stateOf } from '../keys/present-key';
import { tellKeyEnded } from '../keys/tell-owner';
import { endKey, findKeyRow, findKeys } from '../store/api-keys';

/** Keys as operators of the whole installation see and end them. */
export const adminKeyRoutes: Route = (app, { store, jobs }) => {
  const { db } = store;

  app.operation('findInstallationKeys', async (req) => {
    const rows = await findKeys(db, { text: req.query.text?.trim() });
    return rows.map((row) => ({
      ...{ id: row.id, name: row.name, owner: row.kind, state: stateOf(row), scopes: row.scopes as never[] },
      ownerName: (row.kind === 'person' ? row.personName : row.organizationName) ?? '',
      createdAt: row.created_at.toISOString(),
      ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
      ...(row.used_at && { usedAt: row.used_at.toISOString() }),
      ...(row.used_network && { usedNetwork: row.used_network }),
      ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
      ...(row.ended_by && { endedBy: row.ended_by }),
    }));
  });

  app.operation('endInstallationKey', async (req) => {
    const operator = operatorOf(req);
    const row = await findKeyRow(db, req.params.id);
    if (!row) throw notFound('key', req.params.id);
    await db.transaction().execute(async (trx) => {
      if (!(await endKey(trx, row.id, 'operator'))) return;
      await tellKeyEnded(jobs, trx, row);
      const { organization_id: organization } = row;
      await addAudit(trx, { ...actorOf(operator), action: 'key-ended', organization, target: row.name });
    });
    return null;
  });
};
