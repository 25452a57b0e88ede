import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Community } from '../open-community';

/** Versions (`v`) of a post (`p`) that a reader of the post may see: never those that were held back or withdrawn. */
export const isVersionVisible = ({ ids, person }: Pick<Community, 'ids' | 'person'>) =>
  sql<boolean>`(v.kb_id = any(${ids}::int[]) or p.author_id = ${person ?? null}
    or (v.n = p.version and p.state = 'published'))`;

const from = (db: Db, community: Community, id: string) =>
  db
    .selectFrom('post_version as v')
    .innerJoin('post as p', 'p.id', 'v.post_id')
    .select(['v.n', 'v.at', 'v.title'])
    .where('p.id', '=', id)
    .where(isVersionVisible(community));

/** The newest first. Ask before whether the post itself is read. */
export const listVersions = (db: Db, community: Community, id: string) =>
  from(db, community, id).orderBy('v.n', 'desc').limit(500).execute();

export const findVersion = (db: Db, community: Community, id: string, n: number) =>
  from(db, community, id).select(['v.summary', 'v.markdown']).where('v.n', '=', n).executeTakeFirst();
