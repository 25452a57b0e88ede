import type { FastifyRequest } from 'fastify';
import type { Locale } from '../../../../generated/locales';
import { actorOf, operatorOf } from '../../../accounts';
import { addAudit } from '../../../base/database/audit';
import { badRequest } from '../../../base/http/errors';
import type { Route } from '../../../base/http/route';
import { takeRawBodies } from '../../../base/http/take-raw-bodies';
import { byNetwork } from '../../../base/limits/by-network';
import { limits } from '../../../base/limits/limits';
import { lookOnly, takeOnly } from '../../../base/limits/take';
import { message } from '../../../base/messages/message';
import { addUpload, readUploads, removeUpload } from '../../../knowledge';
import { openDomain } from '../../publishing/domain-access';
import { portalNames } from '../../publishing/portal-names';
import { tenantOf } from '../../store/hosts';

const bodyLimit = 32 * 1024 * 1024;

/** A domain's own documents, uploaded by its operators. */
export const fileRoutes: Route = (app, { store, jobs }) => {
  takeRawBodies(app, ['application/octet-stream']);

  type Asked = Parameters<typeof operatorOf>[0] & { locale: Locale };
  const open = async (req: Asked, domain: string) => {
    const operator = operatorOf(req);
    const published = await openDomain(store, operator, domain);
    const owner = { domain, tenantId: tenantOf(operator.scope) };
    const tell = (action: 'knowledge-added' | 'knowledge-changed', target: string) =>
      addAudit(store.db, { ...actorOf(operator), action, domain, organization: owner.tenantId, target });
    const portal = portalNames(domain, published?.body);
    return { operator, owner, portal, tell, list: () => readUploads(store, { owner, locale: req.locale }) };
  };

  app.operation('listDomainFiles', async (req) => (await open(req, req.params.domain)).list());

  const budgets = ({ network }: FastifyRequest) => byNetwork('files', network, limits.files);
  app.operation(
    'addDomainFile',
    async (req) => {
      const bytes: unknown = req.body;
      const { operator, tell, list, ...whose } = await open(req, req.params.domain);
      if (!Buffer.isBuffer(bytes)) throw badRequest(message('domains:files.noFile'));
      await takeOnly(store, budgets(req));
      const { name } = req.query;
      const file = { ...whose, name, bytes, by: operator.name };
      await tell('knowledge-added', await addUpload({ store, jobs }, file));
      return list();
    },
    { bodyLimit, admit: (req) => lookOnly(store, budgets(req)) },
  );

  app.operation('removeDomainFile', async (req) => {
    const { owner, tell, list } = await open(req, req.params.domain);
    await removeUpload(store, { owner, id: req.params.id });
    await tell('knowledge-changed', req.params.id);
    return list();
  });
};
