import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';
import type { KnowledgeBase } from './knowledge-bases';

/**
 * Manuals of the versions that an organization has set up, as far as its right lasts, days of grace included, and nobody suspended it, and this
 * portal's catalogue does not hide the offering. Not cached, so that a right that ends takes its manuals along at once.
 */
export async function manualBases(
  db: Kysely<Tables>,
  { organization, domain }: { organization: string; domain: string },
): Promise<KnowledgeBase[]> {
  const { rows } = await sql<Pick<KnowledgeBase, 'id' | 'slug' | 'title'> & { offering: string; version: string }>`
    select k.id, k.slug, k.title, k.manual_offering as offering, k.manual_version as version
    from entitlement e join knowledge_base k on k.manual_offering = e.offering_id and k.manual_version = e.set_up_version
    where e.organization_id = ${organization} and e.starts_at <= now() and (e.ended_at is null or e.ended_at > now()) and e.suspended_at is null
      and (e.ends_at is null or e.ends_at > now() - interval '14 days')
      and exists (select from listing l where l.offering_id = e.offering_id and l.access_domain = ${domain} and l.state <> 'hidden')
    order by k.id limit 200`.execute(db);
  return rows.map(({ offering, version, ...base }) => ({
    ...base,
    ...{ ownerKind: 'installation', ownerId: null, audience: 'everybody', roles: [] },
    manual: { offering, version, of: organization },
  }));
}

/** The name of a version of an offering; undefined if there is none. */
export async function findManual(db: Kysely<Tables>, offering: string, version: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(body->'name'->>'en-US', body->'name'->>'zh-CN', offering_id) as name from offering_version
    where offering_id = ${offering} and label = ${version} limit 1`.execute(db);
  return rows[0]?.name;
}
