import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

/** What the person wrote in communities: published texts, and drafts beside them. */
export const readPosts = (db: Db, personId: string) =>
  db
    .selectFrom('post as p')
    .leftJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .leftJoin('post_draft as d', 'd.post_id', 'p.id')
    .select(['p.id as id', 'p.kind as kind', 'p.access_domain as portal', 'p.state as state', 'p.tags as tags'])
    .select(['p.created_at as createdAt', 'p.published_at as publishedAt'])
    .select(sql<string | null>`coalesce(v.title, d.title)`.as('title'))
    .select(['v.markdown as text', 'd.markdown as draft'])
    .where('p.author_id', '=', personId)
    .orderBy('p.created_at')
    .execute();
