import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables';

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

/** Everything that blame looks at, newest first. */
export function listPaths(db: Db, domain: string) {
  return db
    .selectFrom('setting_publication')
    .select(['revision', 'author', 'at', 'message', 'paths'])
    .where('access_domain', '=', domain)
    .orderBy('seq', 'desc')
    .execute();
}
