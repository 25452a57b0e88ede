import type { Db } from '../../base/database/db';

/** A post as the search index must know it, whatever its state. */
export async function readForIndex(db: Db, id: string) {
  const post = await db
    .selectFrom('post as p')
    .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
    .leftJoin('post as a', (join) => join.onRef('a.id', '=', 'p.accepted_answer_id').on('a.state', '=', 'published'))
    .leftJoin('post_version as w', (join) => join.onRef('w.post_id', '=', 'a.id').onRef('w.n', '=', 'a.version'))
    .leftJoin('person as x', 'x.id', 'a.author_id')
    // Of the accepted answer in the version that somebody vouches for.
    .leftJoin('verified_answer as c', (join) =>
      join
        .onRef('c.question_id', '=', 'p.id')
        .onRef('c.answer_id', '=', 'a.id')
        .onRef('c.answer_version', '=', 'a.version')
        .on('c.state', '<>', 'superseded'),
    )
    .select(['c.state as verified', 'c.wordings', 'c.review_by as reviewBy'])
    .select(['p.id', 'p.kind', 'p.state', 'p.kb_id as kbId', 'p.lang', 'p.tags', 'p.changes', 'p.doc_id as docId'])
    .select(['v.title', 'v.summary', 'v.markdown', 'v.at', 'w.markdown as answer', 'a.author_name', 'x.nickname'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return post;
}

export type PostToIndex = NonNullable<Awaited<ReturnType<typeof readForIndex>>>;

export async function noteIndexed(db: Db, id: string, changes: number, docId: string | null): Promise<void> {
  await db.updateTable('post').set({ indexed: changes, doc_id: docId }).where('id', '=', id).execute();
}

/** Posts whose last change is not in the index yet, such as after a crash. */
export const listUnindexed = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('post')
    .select('id')
    .whereRef('changes', '>', 'indexed')
    .where('root_id', 'is', null)
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
};
