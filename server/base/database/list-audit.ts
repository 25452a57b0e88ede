import { type Kysely, sql } from 'kysely';
import type { AuditAction } from './audit';
import type { Tables } from './tables';

export interface AuditFilter {
  person?: string;
  domain?: string;
  action?: AuditAction;
  /** A JSON pointer; matches entries that changed it, its descendants or its ancestors. */
  field?: string;
  /** Only entries that concern this organization or one of its domains. */
  tenantId?: string;
  /** Only entries about these domains, as long as they belong to the same organization. */
  domains?: readonly { domain: string; tenantId: string | null }[];
}

interface Page {
  limit: number;
  /** Only entries with a lower number. */
  before?: number;
}

/** Newest first. Entries are numbered at commit, so none can appear behind a page already read. */
export async function listAudit(db: Kysely<Tables>, { limit, before, ...filter }: AuditFilter & Page) {
  let query = filterAudit(db, filter).selectAll('e').orderBy('e.seq', 'desc').limit(limit);
  if (before !== undefined) query = query.where('e.seq', '<', String(before));
  return query.execute();
}

/**
 * Matching entries, unordered. Entries without a position in the chain belong to open transactions and are left out.
 */
export function filterAudit(db: Kysely<Tables>, { person, domain, action, field, tenantId, domains }: AuditFilter) {
  let query = db.selectFrom('audit_entry as e').where('e.seq', 'is not', null);
  if (person !== undefined) query = query.where('e.who', '=', person);
  if (domain !== undefined) query = query.where('e.access_domain', '=', domain);
  if (action !== undefined) query = query.where('e.action', '=', action);
  if (field) {
    query = query.where(
      sql<boolean>`exists (select 1 from unnest(e.pointers) p
        where p = ${field} or starts_with(p, ${`${field}/`}) or starts_with(${field}, p || '/'))`,
    );
  }
  if (tenantId !== undefined) {
    query = query.where(
      sql<boolean>`(e.tenant_id = ${tenantId} or exists (select 1 from setting_pointer p join setting_revision r on r.id = p.published
        where p.access_domain = e.access_domain and r.body ->> 'tenantId' = ${tenantId}))`,
    );
  }
  if (domains !== undefined) {
    const [names, owners] = [domains.map((one) => one.domain), domains.map((one) => one.tenantId)];
    query = query.where(
      sql<boolean>`exists (select from unnest(${names}::text[], ${owners}::text[]) d (name, owner)
        join setting_pointer p on p.access_domain = d.name join setting_revision r on r.id = p.published
        where d.name = e.access_domain and r.body ->> 'tenantId' is not distinct from d.owner)`,
    );
  }
  return query;
}
