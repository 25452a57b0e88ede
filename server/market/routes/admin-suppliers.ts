import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../accounts';
import { addAudit } from '../../base/database/audit';
import { badRequest, notFound } from '../../base/http/errors';
import type { Route } from '../../base/http/route';
import { message } from '../../base/messages/message';
import { setSisters } from '../store/sisters';
import { decideSupplier, listDomainSuppliers, organizationsByCode, supplierNames } from '../store/suppliers';
import { needReason, openForMarket } from './open-for-market';

/** What operators of a domain decide on its suppliers. */
export const adminSupplierRoutes: Route = (app, { store }) => {
  const { db } = store;
  const open = (req: FastifyRequest, domain: string) => openForMarket(store, req, domain);

  const suppliers = async (domain: string) =>
    (await listDomainSuppliers(db, domain)).map(({ createdAt, offerings, ...row }) => ({
      ...row,
      ...{ offerings: Number(offerings ?? 0), createdAt: createdAt.toISOString() },
    }));

  app.operation('listSuppliers', async (req) => {
    await open(req, req.params.domain);
    return suppliers(req.params.domain);
  });

  app.operation('decideSupplier', async (req) => {
    const { domain, id } = req.params;
    const operator = await open(req, domain);
    const { state, trusted } = req.body;
    const reason = req.body.reason?.trim() ?? '';
    if (state === 'suspended' && reason === '') throw needReason();
    await db.transaction().execute(async (trx) => {
      const isTrusted = trusted && state === 'approved';
      const name = await decideSupplier(trx, { domain, id, state, trusted: isTrusted, reason });
      if (name === undefined) throw notFound('supplier', id);
      const words = [state, ...(isTrusted ? ['trusted'] : []), ...(reason ? [reason] : [])].join(' · ');
      await addAudit(trx, { ...actorOf(operator), action: 'supplier-decided', domain, target: name, message: words });
    });
    return suppliers(domain);
  });

  app.operation('setSisters', async (req) => {
    const { domain, id } = req.params;
    const operator = await open(req, domain);
    const codes = [...new Set(req.body.codes.map((code) => code.trim()).filter(Boolean))];
    await db.transaction().execute(async (trx) => {
      const known = await organizationsByCode(trx, codes);
      for (const code of codes) {
        if (!known.has(code)) throw badRequest(message('supply:check.audience', { code }), { field: 'codes' });
        if (known.get(code) === id) throw badRequest(message('supply:review.sistersOwn', { code }), { field: 'codes' });
      }
      if (!(await setSisters(trx, domain, id, [...known.values()]))) throw notFound('supplier', id);
      const target = (await supplierNames(trx, [id])).get(id) ?? id;
      const words = `sisters: ${codes.join(', ') || '–'}`;
      await addAudit(trx, { ...actorOf(operator), action: 'supplier-decided', domain, target, message: words });
    });
    return suppliers(domain);
  });
};
