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
 * organization end with the membership, also for their author. What moderators hold back is in none of them.
 */
export const isVisible = (reader: PostReader) =>
  sql<boolean>`(${isPublished(reader)} and (p.kind <> 'demand'
    or exists (select from demand d where d.id = p.id and ${readsDemand(reader.person)})))`;

/** The same where every post is joined with its demand (`d`), which is not looked up again for each. */
export const isVisibleDemand = (reader: PostReader) =>
  sql<boolean>`(${isPublished(reader)} and ${readsDemand(reader.person)})`;

const isPublished = ({ domain, ids, person }: PostReader) =>
  sql<boolean>`(p.access_domain = ${domain} and p.state = 'published'
    and (p.kb_id = any(${ids}::int[]) or (p.kb_id is null and p.author_id = ${person ?? null})))`;

/** Whom a demand (`d`) is for. Colleagues and approved suppliers are members now; whoever left an organization is none. */
const readsDemand = (person: string | undefined) =>
  sql<boolean>`(d.readers = 'everybody' or (${person ?? null}::text is not null and (d.readers = 'signed-in' or exists (
    select from membership m where m.person_id = ${person ?? null} and (m.organization_id = d.organization_id
      or exists (select from supplier s where s.organization_id = m.organization_id and s.state = 'approved'))))))`;

/** The same for the page of a post, which its author still sees while moderators hold it back. */
export const isVisibleOrOwn = (reader: PostReader) =>
  sql<boolean>`(${isVisible(reader)} or (p.state in ('held', 'hidden', 'removed') and ${isOwn(reader)}))`;

/** The reader's own posts, whatever their state, as far as they may still read them. */
export const isOwn = ({ domain, ids, person }: PostReader) =>
  sql<boolean>`(p.access_domain = ${domain} and p.author_id = ${person ?? null}
    and (p.kb_id is null or p.kb_id = any(${ids}::int[])))`;
