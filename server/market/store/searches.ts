import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '../../../generated/api';
import type { Db } from '../../base/database/db';
import { askedTerms } from './offering-terms';

type Saved = components['schemas']['SavedSearch'];
export type SearchWish = Pick<Saved, 'keyword' | 'kind' | 'industry' | 'region'>;

interface Owner {
  person: string;
  domain: string;
}

/** The person's searches on this portal, the newest first. */
export const listSearches = (db: Db, { person, domain }: Owner) =>
  db
    .selectFrom('saved_search')
    .select(['id', 'keyword', 'kind', 'industry', 'region', 'created_at as createdAt'])
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** Saves a search; the same one again changes nothing. */
export async function addSearch(db: Db, { person, domain }: Owner, wish: SearchWish): Promise<void> {
  const terms = wish.keyword === '' ? [] : askedTerms(wish.keyword);
  await db
    .insertInto('saved_search')
    .values({ id: randomUUID(), person_id: person, access_domain: domain, terms, ...wish })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dropSearch(db: Db, { person, domain }: Owner, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Who looks for a demand such as this one, and may read it. */
export async function whoSearches(db: Db, demand: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct s.person_id as id from saved_search s
    join post p on p.access_domain = s.access_domain join demand d on d.id = p.id
    where d.id = ${demand} and p.terms @> s.terms and s.kind in ('', d.kind) and s.industry in ('', d.industry)
      and s.region in ('', d.region)
      and (d.readers <> 'suppliers' or exists (select from membership m where m.person_id = s.person_id
        and (m.organization_id = d.organization_id
          or exists (select from supplier a where a.organization_id = m.organization_id and a.state = 'approved'))))
    order by 1`.execute(db);
  return rows.map(({ id }) => id);
}
