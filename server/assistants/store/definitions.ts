import { type Kysely, sql } from 'kysely';
import type { DefinitionKind } from '../../base/database/assistant-tables';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

/** One assistant, guided check or formula of one portal or organization. */
export interface Place {
  /** The access domain; or of an organization, the name that `ownerOf` gives it. */
  domain: string;
  kind: DefinitionKind;
  id: string;
}

export const ofPlace = ({ domain, kind, id }: Place) => ({ access_domain: domain, kind, id });

/** The last time that something happened to a definition. */
const lastly = (db: Db) =>
  db
    .selectFrom('definition_publication as p')
    .select(['p.access_domain', 'p.kind', 'p.id', 'p.author', 'p.at'])
    .distinctOn(['p.access_domain', 'p.kind', 'p.id'])
    .orderBy('p.access_domain')
    .orderBy('p.kind')
    .orderBy('p.id')
    .orderBy('p.seq', 'desc');

const withLast = (db: Db, domain: string) =>
  db
    .selectFrom('definition as d')
    .innerJoin(lastly(db).where('p.access_domain', '=', domain).as('l'), (join) =>
      join.onRef('l.kind', '=', 'd.kind').onRef('l.id', '=', 'd.id'),
    )
    .where('d.access_domain', '=', domain)
    .select(['d.kind', 'd.id', 'd.published', 'd.original', 'd.archived_at as archivedAt', 'l.author', 'l.at']);

export type StoredDefinition = Awaited<ReturnType<typeof listDefinitions>>[number];

/** Everything that a portal ever published of its own. */
export const listDefinitions = (db: Db, domain: string) =>
  withLast(db, domain).orderBy('d.kind').orderBy('d.id').execute();

export const readDefinition = (db: Db, { domain, kind, id }: Place) =>
  withLast(db, domain).where('d.kind', '=', kind).where('d.id', '=', id).executeTakeFirst();

/** What visitors get instead of, or beside, what the product ships. */
export const listLive = (db: Db, domain: string) => withLast(db, domain).where('d.published', 'is not', null).execute();

/** The activities that a portal has published, as their revisions. */
export async function listActivities(db: Db, domain: string): Promise<{ id: string; revision: string }[]> {
  const { rows } = await sql<{ id: string; revision: string }>`
    select id, published as revision from definition
    where access_domain = ${domain} and kind = 'activity' and published is not null`.execute(db);
  return rows;
}

/** The activities that a portal has archived, with the revision that was live last; the latest first. */
export async function listArchived(db: Db, domain: string) {
  const { rows } = await sql<{ id: string; revision: string; archivedAt: Date; archivedBy: string; why: string }>`
    select d.id, d.archived_at as "archivedAt", l.author as "archivedBy", l.message as why, (
      select p.revision from definition_publication p
      where p.access_domain = d.access_domain and p.kind = d.kind and p.id = d.id and p.revision is not null
      order by p.seq desc limit 1) as revision
    from definition d join lateral (
      select p.author, p.message from definition_publication p
      where p.access_domain = d.access_domain and p.kind = d.kind and p.id = d.id and p.action = 'archive'
      order by p.seq desc limit 1) l on true
    where d.access_domain = ${domain} and d.kind = 'activity' and d.published is null and d.archived_at is not null
    order by d.archived_at desc limit 1000`.execute(db);
  return rows.filter(({ revision }) => revision !== null);
}

export async function readBodies(db: Db, ids: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('definition_revision').select(['id', 'body']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** A revision that was live here at some time; those of other portals are not found. */
export async function readRevision(
  db: Db,
  { domain, kind, id }: Place,
  revision: string,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom('definition_revision as r')
    .select('r.body')
    .where('r.id', '=', revision)
    .where(
      sql<boolean>`exists (select 1 from definition_publication p where p.revision = r.id
        and p.access_domain = ${domain} and p.kind = ${kind} and p.id = ${id})`,
    )
    .executeTakeFirst();
  return row?.body;
}
