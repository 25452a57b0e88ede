import { Readable } from 'node:stream';
import type { components } from '../../../../generated/api';
import { allows } from '../../../../setting/operator/may';
import { exportLines, exportName } from '../../../base/audit/export-lines';
import { readChain } from '../../../base/audit/read-chain';
import { addAudit } from '../../../base/database/audit';
import { type AuditFilter, listAudit } from '../../../base/database/list-audit';
import type { Route } from '../../../base/http/route';
import { inertPolicy } from '../../../base/http/security-headers';
import { actorOf, type Operator } from '../../operators/operator';
import { operatorOf } from './operator-of';

export const auditRoutes: Route = (app, { store }) => {
  app.operation('listAudit', async (req) => {
    const { limit = 50, ...filter } = req.query;
    const rows = await listAudit(store.db, { ...filter, ...visibleTo(operatorOf(req)), limit: limit + 1 });
    const items = rows.slice(0, limit).map(toEntry);
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  });

  app.operation('exportAudit', async (req, reply) => {
    const operator = operatorOf(req);
    const { format, ...filter } = req.query;
    const visible = visibleTo(operator);
    const chosen = Object.entries(filter).map(([name, value]) => `${name}=${value}`);
    await addAudit(store.db, {
      ...actorOf(operator),
      action: 'audit-exported',
      organization: visible.tenantId,
      target: [format, ...chosen].join(' '),
    });
    const lines = Readable.from(exportLines(readChain(store.db, { ...filter, ...visible }), format));
    return reply
      .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson')
      .header('content-disposition', `attachment; filename="${exportName(format)}"`)
      .header('content-security-policy', inertPolicy)
      .send(lines);
  });
};

/** What an operator may read of the audit log: everything, an organization's part, or that of their domains. */
function visibleTo({ scope, roles }: Operator): Pick<AuditFilter, 'tenantId' | 'domains'> {
  if (scope.kind === 'installation') return {};
  if (scope.kind === 'organization') return { tenantId: scope.tenantId };
  const held = roles.filter(({ role }) => allows(role, 'administer')).map((one) => one.scope);
  return { domains: held.filter((one) => one.kind === 'domain') };
}

function toEntry(row: Awaited<ReturnType<typeof listAudit>>[number]): components['schemas']['AuditEntry'] {
  return {
    id: Number(row.seq),
    at: row.at.toISOString(),
    who: row.who,
    whoId: row.who_id,
    domain: row.access_domain,
    organization: row.tenant_id,
    action: row.action,
    target: row.target,
    message: row.message,
    from: row.from_revision,
    to: row.to_revision,
    pointers: row.pointers,
    address: row.address,
    device: row.device,
    hash: row.hash ?? '',
  };
}
