import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { written } from './publications';

type Db = Kysely<Tables>;

export interface PublishedDomain {
  domain: string;
  head: string;
  body: Record<string, unknown>;
}

/** What is live, as it was written; nothing for a domain that was never published. */
export function readPublished(db: Db, domain: string): Promise<PublishedDomain | undefined> {
  return db
    .selectFrom('setting_pointer as p')
    .innerJoin('setting_revision as r', 'r.id', 'p.published')
    .select(['p.access_domain as domain', 'p.published as head'])
    .select(written.as('body'))
    .where('p.access_domain', '=', domain)
    .executeTakeFirst();
}

export async function readWritten(db: Db, revision: string): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('setting_revision as r')
    .select(written.as('body'))
    .where('r.id', '=', revision)
    .executeTakeFirst();
  return row?.body;
}

/** Every domain that is published or has a draft, with this person's own draft. */
export async function listAllDomains(db: Db, author: string, tenantId: string | null) {
  const { rows } = await sql<DomainRow>`
    select d.access_domain as domain, p.published as head, r.body, a.access_domain is not null as archived, a.moved_to, h.at as changed_at, h.author as changed_by, h.message,
        own.saved_at as draft_at, own.body as draft, s.at as scheduled_at,
        v.access_domain is not null as hosted, v.tenant_id as owner, c.asked_at, c.refused_at
      from (select access_domain from setting_pointer union select access_domain from setting_draft
        union select access_domain from domain_archive) d
      left join setting_pointer p using (access_domain)
      left join domain_archive a using (access_domain)
      left join setting_revision r on r.id = coalesce(p.published, a.revision)
      left join lateral (select at, author, message from setting_publication q
        where q.access_domain = d.access_domain order by seq desc limit 1) h on true
      left join setting_draft own on own.access_domain = d.access_domain and own.author = ${author}
      left join setting_schedule s on s.access_domain = d.access_domain
      left join domain_host v on v.access_domain = d.access_domain
      left join host_claim c on c.access_domain = d.access_domain and c.tenant_id = ${tenantId}
      order by d.access_domain`.execute(db);
  return rows;
}

export interface DomainRow {
  domain: string;
  head: string | null;
  /** What is live, or was when it was archived. */
  body: Record<string, unknown> | null;
  archived: boolean;
  moved_to: string | null;
  changed_at: Date | null;
  changed_by: string | null;
  message: string | null;
  draft_at: Date | null;
  draft: Record<string, unknown> | null;
  scheduled_at: Date | null;
  /** Somebody has proved the host, for this organization or (null) the installation. */
  hosted: boolean;
  owner: string | null;
  asked_at: Date | null;
  refused_at: Date | null;
}
