import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { isVisible } from '../../knowledge';
import type { Follow } from '../notify';
import type { Inbox } from '../open-inbox';

/** What one may follow on one portal. */
const MOST = 500;

/** What somebody follows here, the last first; with the titles of the questions that they may still read. */
export async function listFollows(db: Db, { domain, person, posts }: Inbox) {
  const title = posts
    ? sql<string | null>`(select v.title from post p join post_version v on v.post_id = p.id and v.n = p.version
        where f.kind = 'question' and p.id = f.target and ${isVisible(posts)})`
    : sql<string | null>`null::text`;
  return db
    .selectFrom('follow as f')
    .select(['f.kind', 'f.target', 'f.muted', title.as('title')])
    .where('f.person_id', '=', person)
    .where('f.access_domain', '=', domain)
    .orderBy('f.at', 'desc')
    .orderBy('f.target')
    .limit(MOST)
    .execute();
}

/** False if there are too many already. Twice changes nothing but whether it is muted. */
export async function addFollow(
  db: Db,
  { domain, person }: Pick<Inbox, 'domain' | 'person'>,
  { kind, target }: Follow,
  muted: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ n: string }>`
    select count(*) as n from follow where person_id = ${person} and access_domain = ${domain}
      and (kind, target) <> (${kind}, ${target})`.execute(db);
  if (Number(rows[0]?.n) >= MOST) return false;
  await db
    .insertInto('follow')
    .values({ person_id: person, access_domain: domain, kind, target, muted })
    .onConflict((conflict) => conflict.columns(['access_domain', 'kind', 'target', 'person_id']).doUpdateSet({ muted }))
    .execute();
  return true;
}

/** Has somebody hear of the answers to a question. False if they follow too much already. */
export const followQuestion = (db: Db, who: Pick<Inbox, 'domain' | 'person'>, question: string): Promise<boolean> =>
  addFollow(db, who, { kind: 'question', target: question }, false);

export async function dropFollow(db: Db, { domain, person }: Inbox, { kind, target }: Follow): Promise<void> {
  await db
    .deleteFrom('follow')
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .execute();
}
