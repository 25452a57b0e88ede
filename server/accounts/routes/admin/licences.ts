import { addAudit } from '../../../base/database/audit';
import type { Route } from '../../../base/http/route';
import { sendFile } from '../../files/send-file';
import { actorOf } from '../../operators/operator';
import { findFile, usesOfFile } from '../../store/person-files';
import { operatorOf } from './operator-of';

/** Licences attached to applications, for operators of the installation. Each view is recorded first. */
export const licenceRoutes: Route = (app, { store }) => {
  // Not in the contract, as it returns a picture, like /files for the uploaders.
  const url = '/api/admin/licences/:id([A-Za-z0-9_-]{22})';
  app.get<{ Params: { id: string } }>(url, { config: { action: 'oversee' } }, async (req, reply) => {
    const operator = operatorOf(req);
    const { id } = req.params;
    const file = await findFile(store.db, id);
    const uses = file ? await usesOfFile(store.db, { id, personId: file.personId }, undefined) : [];
    if (!file || !uses.includes('licence')) return reply.callNotFound();
    await addAudit(store.db, { ...actorOf(operator), action: 'licence-read', target: id });
    return sendFile(req, reply, { db: store.db, id, file });
  });
};
