import { sql } from 'kysely';

/** Who reads posts, and on which portal. */
export interface PostReader {
  domain: string;
  /** The knowledge bases whose posts this reader may read. */
  ids: readonly number[];
  /** The reader, if signed in. */
  person: string | undefined;
}

/**
 * Whether a reader may see a post (`p`): the only rule, for lists, counts, pages, answers and notifications. Those of an
 * organization end with the membership, also for their author.
 */
export const isVisible = ({ domain, ids, person }: PostReader) =>
  sql<boolean>`(p.access_domain = ${domain} and p.state = 'published'
    and (p.kb_id = any(${ids}::int[]) or (p.kb_id is null and p.author_id = ${person ?? null})))`;
