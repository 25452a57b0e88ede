import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { fold } from '../../base/text/fold';
import { termsOf } from '../../base/text/terms';

interface PostText {
  title: string;
  summary: string;
  markdown: string;
  tags: readonly string[];
}

/** What a list finds a post by, and what one with a similar title finds it by: each term once. */
export const termsOfPost = ({ title, summary, markdown, tags }: PostText) => ({
  terms: distinctTerms([title, summary, markdown, ...tags]),
  title_terms: distinctTerms([title]),
});

export const distinctTerms = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => termsOf(fold(text)))),
];

/** Terms that a post must have; what says nothing, such as "?", asks for its sign and finds nothing. */
export function askedTerms(keyword: string): string[] {
  const terms = distinctTerms([keyword]);
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
      .where(sql<boolean>`(p.terms is null or p.title_terms is null)`)
      .where('p.version', '>', 0)
      .where('p.root_id', 'is', null)
      .limit(AT_ONCE)
      .execute();
    for (const { id, version, ...text } of rows)
      await db.updateTable('post').set(termsOfPost(text)).where('id', '=', id).where('version', '=', version).execute();
    if (rows.length < AT_ONCE) return;
  }
}
