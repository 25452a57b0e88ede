import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isVisible } from '../../knowledge';
import type { Community } from '../open-community';
import { isVersionVisible } from './versions';

interface InText {
  post: string;
  /** The version; 0 for the draft. */
  n: number;
  author: string;
  ids: readonly string[];
}

/** Notes the pictures of a text: those that its author uploaded, or that the post has already. */
export async function notePictures(db: Db, { post, n, author, ids }: InText): Promise<void> {
  await db.deleteFrom('post_picture').where('post_id', '=', post).where('n', '=', n).execute();
  if (n > 0) await db.deleteFrom('post_picture').where('post_id', '=', post).where('n', '=', 0).execute();
  if (ids.length === 0) return;
  await sql`insert into post_picture (post_id, n, file_id)
    select ${post}, ${n}::int, f.id from person_file f where f.id = any(${ids}::text[]) and (f.person_id = ${author}
      or (f.person_id is null and f.post_id = ${post})
      or exists (select from post_picture d where d.post_id = ${post} and d.file_id = f.id))
    on conflict do nothing`.execute(db);
}

export async function countVideos(db: Db, { post, n }: Pick<InText, 'post' | 'n'>): Promise<number> {
  const { count } = await db
    .selectFrom('post_picture as d')
    .innerJoin('person_file as f', 'f.id', 'd.file_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('d.post_id', '=', post)
    .where('d.n', '=', n)
    .where('f.mime', 'like', 'video/%')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Files in the published texts of these posts. */
export const filesOfPosts = (db: Db, posts: readonly string[]) =>
  posts.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('post_picture as d')
        .innerJoin('post as p', (join) => join.onRef('p.id', '=', 'd.post_id').onRef('p.version', '=', 'd.n'))
        .innerJoin('person_file as f', 'f.id', 'd.file_id')
        .select(['f.id', 'f.name', 'f.mime', 'f.size'])
        .distinct()
        .where('d.post_id', 'in', [...posts])
        .execute();

/** Whether a picture stands in a text that this reader may read. */
export async function isPictureRead(db: Db, community: Community, id: string, moderated: number[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from post_picture d
      join post p on p.id = d.post_id
      join post_version v on v.post_id = d.post_id and v.n = d.n
    where d.file_id = ${id} and p.access_domain = ${community.domain} and (
      (p.state = 'held' and v.n = p.version and p.kb_id = any(${moderated}::int[]))
      or (p.state in ('hidden', 'removed') and p.kb_id = any(${moderated}::int[]))
      or (${isVisible(community)} and ${isVersionVisible(community)}
        and not exists (select from post q where q.id in (p.root_id, p.parent_id) and q.state <> 'published')))
    limit 1`.execute(db);
  return rows.length > 0;
}
