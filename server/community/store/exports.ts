import type { Db } from '../../base/database/db';

const AT_ONCE = 200;

/** Published posts of one audience, oldest first, with all their replies. */
export async function* exportedPosts(db: Db, kbId: number) {
  let after = { at: new Date(0), id: '' };
  for (;;) {
    const posts = await rows(db)
      .where('p.kb_id', '=', kbId)
      .where('p.root_id', 'is', null)
      .where('p.kind', 'in', ['article', 'question'])
      .where((eb) =>
        eb.or([
          eb('p.created_at', '>', after.at),
          eb.and([eb('p.created_at', '=', after.at), eb('p.id', '>', after.id)]),
        ]),
      )
      .orderBy('p.created_at')
      .orderBy('p.id')
      .limit(AT_ONCE)
      .execute();
    const ids = posts.map(({ id }) => id);
    const replies =
      ids.length === 0
        ? []
        : await rows(db).where('p.root_id', 'in', ids).orderBy('p.published_at').orderBy('p.id').execute();
    for (const post of posts) yield { post, replies: replies.filter(({ root_id }) => root_id === post.id) };
    const last = posts.at(-1);
    if (!last || posts.length < AT_ONCE) return;
    after = { at: last.created_at, id: last.id };
  }
}

const rows = (db: Db) =>
  db
    .selectFrom('post as p')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .leftJoin('person as a', 'a.id', 'p.author_id')
    .select(['p.id', 'p.kind', 'p.root_id', 'p.parent_id', 'p.tags', 'p.board', 'p.created_at', 'p.published_at'])
    .select(['p.accepted_answer_id', 'p.author_id', 'p.author_name', 'a.nickname', 'a.phone', 'a.email', 'a.username'])
    .select(['v.title', 'v.summary', 'v.markdown'])
    .where('p.state', '=', 'published');

export type ExportedRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];
