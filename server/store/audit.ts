import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from './tables';

export interface AuditEntry {
  who: string;
  domain?: string | null;
  action: Tables['audit_entry']['action'];
  message?: string;
  from?: string | null;
  to?: string | null;
  pointers?: string[];
}

export async function addAudit(db: Kysely<Tables> | Transaction<Tables>, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      who: entry.who,
      access_domain: entry.domain ?? null,
      action: entry.action,
      message: entry.message ?? '',
      from_revision: entry.from ?? null,
      to_revision: entry.to ?? null,
      pointers: entry.pointers ?? [],
    })
    .execute();
}

export interface AuditFilter {
  person?: string;
  domain?: string;
  /** A JSON pointer: entries that changed it, something inside it or something around it. */
  field?: string;
  /** Only domains of this organization. */
  tenantId?: string;
  limit: number;
  before?: number;
}

export async function listAudit(db: Kysely<Tables>, { person, domain, field, tenantId, limit, before }: AuditFilter) {
  let query = db.selectFrom('audit_entry as e').selectAll('e').orderBy('e.id', 'desc').limit(limit);
  if (person !== undefined) query = query.where('e.who', '=', person);
  if (domain !== undefined) query = query.where('e.access_domain', '=', domain);
  if (before !== undefined) query = query.where('e.id', '<', String(before));
  if (field) {
    query = query.where(
      sql<boolean>`exists (select 1 from unnest(e.pointers) p
        where p = ${field} or starts_with(p, ${`${field}/`}) or starts_with(${field}, p || '/'))`,
    );
  }
  if (tenantId !== undefined) {
    query = query.where(
      sql<boolean>`exists (select 1 from setting_pointer p join setting_revision r on r.id = p.published
        where p.access_domain = e.access_domain and r.body ->> 'tenantId' = ${tenantId})`,
    );
  }
  return query.execute();
}
