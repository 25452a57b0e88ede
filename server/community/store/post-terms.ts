import type { Db } from '../../base/database/db';
import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';

interface PostText {
  title: string;
  summary: string;
  markdown: string;
  tags: readonly string[];
}

/** What a list finds a post by: each term of its text once. */
export const termsOfPost = ({ title, summary, markdown, tags }: PostText): string[] => [
  ...new Set([title, summary, markdown, ...tags].flatMap((text) => termsOf(fold(text)))),
];

/** Terms that a post must have; what says nothing, such as "?", asks for its sign and finds nothing. */
export function askedTerms(keyword: string): string[] {
  const terms = [...new Set(termsOf(fold(keyword)))];
  return terms.length > 0 ? terms : [keyword];
}

const AT_ONCE = 200;

/** Writes the terms of posts from before there were any. Safe to repeat. */
export async function fillTerms(db: Db, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const rows = await db
      .selectFrom('post as p')
      .innerJoin('post_version as v', (join) => join.onRef('v.post_id', '=', 'p.id').onRef('v.n', '=', 'p.version'))
      .select(['p.id', 'p.version', 'p.tags', 'v.title', 'v.summary', 'v.markdown'])
      .where('p.terms', 'is', null)
      .where('p.root_id', 'is', null)
      .limit(AT_ONCE)
      .execute();
    for (const { id, version, ...text } of rows)
      await db
        .updateTable('post')
        .set({ terms: termsOfPost(text) })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute();
    if (rows.length < AT_ONCE) return;
  }
}
