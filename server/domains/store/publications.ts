import { type Kysely, sql } from 'kysely';
import { MOVED } from '../../../setting/stable-path';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

const entry = (db: Db) =>
  db
    .selectFrom('setting_publication as p')
    // The body stays where it is: a page of the history reads no settings.
    .innerJoin('setting_revision as r', 'r.id', 'p.revision')
    .select(['p.seq', 'p.revision', 'p.previous', 'p.kind', 'p.author', 'p.message', 'p.at', 'r.bytes'])
    .select(
      sql<boolean>`p.seq = (select max(l.seq) from setting_publication l where l.access_domain = p.access_domain)`.as(
        'published',
      ),
    )
    .orderBy('p.seq', 'desc');

export type StoredPublication = Awaited<ReturnType<typeof listPublications>>[number];

export function listPublications(db: Db, domain: string, limit: number, before?: number) {
  const query = entry(db).where('p.access_domain', '=', domain).limit(limit);
  return (before === undefined ? query : query.where('p.seq', '<', String(before))).execute();
}

/** The newest time that a revision went live, with its content as it was written. */
export function readPublication(db: Db, domain: string, revision: string) {
  return entry(db)
    .select(written.as('body'))
    .where('p.access_domain', '=', domain)
    .where('p.revision', '=', revision)
    .limit(1)
    .executeTakeFirst();
}

/** Key order as its author had it; revisions of older versions have none. */
export const written = sql<Record<string, unknown>>`coalesce(r.source, r.body::json)`;

/** As setting/blame.ts does over a list: the newest that touched a path, something inside it or something around it. */
export function findToucher(db: Db, domain: string, path: string) {
  return db
    .selectFrom('setting_publication as p')
    .select(['p.revision', 'p.kind', 'p.author', 'p.at', 'p.message'])
    .where('p.access_domain', '=', domain)
    .where(
      sql<boolean>`exists (select 1 from unnest(p.paths) c where c = ${path} or c = ${path + MOVED}
        or starts_with(c, ${`${path}/`}) or starts_with(${path}, c || '/'))`,
    )
    .orderBy('p.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}
