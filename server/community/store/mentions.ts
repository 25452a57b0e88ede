import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isVisible } from '../../knowledge';
import type { Community } from '../open-community';

export interface Place {
  /** The organization whose members alone read the text; null: everybody on the portal. */
  organization: string | null;
  /** The page that it belongs to, whose writers come first. */
  root?: string | undefined;
}

const MOST = 8;

/** Who reads what belongs to a page. */
export async function placeOfPage(db: Db, root: string): Promise<Place> {
  const row = await db
    .selectFrom('post as p')
    .innerJoin('knowledge_base as k', 'k.id', 'p.kb_id')
    .select('k.owner_id')
    .where('p.id', '=', root)
    .where('k.owner_kind', '=', 'organization')
    .executeTakeFirst();
  return { root, organization: row?.owner_id ?? null };
}

const isMember = (organization: string | null | undefined) => sql<boolean>`exists (
  select from membership m where m.person_id = x.id and m.organization_id = ${organization ?? null})`;

/**
 * Whom the writer may mention: who writes where the writer reads, is an expert here, or belongs to the same
 * organization; but only who reads the text.
 */
function isKnown(community: Community, { organization }: Place) {
  if (organization !== null) return isMember(organization);
  return sql<boolean>`(exists (select from post p where p.author_id = x.id and ${isVisible(community)})
    or exists (select from expert e where e.person_id = x.id and e.access_domain = ${community.domain})
    or ${isMember(community.organization)})`;
}

/** Of these people, those whom the writer may mention. */
export async function mayBeMentioned(db: Db, community: Community, place: Place, ids: readonly string[]) {
  const rows = await db
    .selectFrom('person as x')
    .select('x.id')
    .where('x.id', 'in', ids)
    .where('x.disabled_at', 'is', null)
    .where(isKnown(community, place))
    .execute();
  return rows.map(({ id }) => id);
}

/** People whose nickname has these characters, writers of the page first. Others are known by no name but their account. */
export const findMentionable = (db: Db, community: Community, place: Place, q: string) =>
  db
    .selectFrom('person as x')
    .select(['x.id', 'x.nickname as name'])
    .select(
      sql<boolean>`exists (select from post p where p.author_id = x.id
        and (p.id = ${place.root ?? null} or p.root_id = ${place.root ?? null}) and ${isVisible(community)})`.as(
        'here',
      ),
    )
    .where('x.disabled_at', 'is', null)
    .where('x.id', '<>', community.person ?? '')
    .where(sql<boolean>`x.nickname ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}`)
    .where(isKnown(community, place))
    .orderBy('here', 'desc')
    .orderBy(sql`x.nickname ilike ${`${q.replace(/[\\%_]/g, '\\$&')}%`}`, 'desc')
    .orderBy('x.nickname')
    .orderBy('x.id')
    .limit(MOST)
    .execute();
