import { addAudit } from '../../../base/database/audit';
import type { Route } from '../../../base/http/route';
import { sendFile } from '../../files/send-file';
import { actorOf } from '../../operators/operator';
import { readFile, usesOfFile } from '../../store/person-files';
import { operatorOf } from './operator-of';

/** Licences that came with an application, for operators of the whole installation. Looking at one is written down first. */
export const licenceRoutes: Route = (app, { store }) => {
  // Not a call of the contract: it answers a picture, as /files does for those who sent it.
  app.get<{ Params: { id: string } }>('/api/admin/licences/:id([A-Za-z0-9_-]{22})', async (req, reply) => {
    const operator = operatorOf(req);
    const { id } = req.params;
    const file = await readFile(store.db, id);
    const uses = file ? await usesOfFile(store.db, { id, personId: file.personId }, undefined) : [];
    if (operator.scope.kind !== 'installation' || !file || !uses.includes('licence')) return reply.callNotFound();
    await addAudit(store.db, { ...actorOf(operator), action: 'licence-read', target: id });
    return sendFile(reply, file);
  });
};
