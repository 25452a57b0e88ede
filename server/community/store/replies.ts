import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

interface NewComment {
  id: string;
  parent: string;
  root: string;
  author: string;
  content: string;
  lang: 'zh' | 'en';
  isHeld: boolean;
}

/** Adds a comment for the readers of what it is below. False if the id is taken. */
export async function putComment(db: Db, comment: NewComment): Promise<boolean> {
  const { id, parent, root, author, content, lang, isHeld } = comment;
  const { rows } = await sql<{ id: string }>`
    insert into post (id, kind, access_domain, kb_id, root_id, parent_id, author_id, lang, state, version, published_at)
    select ${id}, 'comment', p.access_domain, p.kb_id, ${root}, p.id, ${author}, ${lang},
      ${isHeld ? 'held' : 'published'}, 1, now()
    from post p where p.id = ${parent} for update
    on conflict do nothing returning id`.execute(db);
  if (rows.length === 0) return false;
  await db
    .insertInto('post_version')
    .values({ post_id: id, n: 1, title: '', summary: '', markdown: content })
    .execute();
  return true;
}

interface ReplyVersion {
  id: string;
  n: number;
  markdown: string;
  lang: 'zh' | 'en';
}

export async function putReplyVersion(db: Db, { id, n, markdown, lang }: ReplyVersion): Promise<void> {
  await db.insertInto('post_version').values({ post_id: id, n, title: '', summary: '', markdown }).execute();
  await db.updateTable('post').set({ version: n, lang }).where('id', '=', id).execute();
}
