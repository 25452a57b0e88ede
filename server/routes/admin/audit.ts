import type { components } from '../../../generated/api';
import { listAudit } from '../../store/list-audit';
import type { Route } from '../route';
import { operatorOf } from './operator-of';

export const auditRoutes: Route = (app, { store }) => {
  app.operation('listAudit', async (req) => {
    const { scope } = operatorOf(req);
    const { limit = 50, ...filter } = req.query;
    const tenantId = scope.kind === 'organization' ? scope.tenantId : undefined;
    const rows = await listAudit(store.db, { ...filter, tenantId, limit: limit + 1 });
    const items = rows.slice(0, limit).map(toEntry);
    return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
};

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
