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

/** Has whoever follows one question follow another one as well. Returns who did not before. */
export async function copyFollowers(db: Db, from: string, to: string): Promise<string[]> {
  const { rows } = await sql<{ person: string }>`
    insert into follow (person_id, access_domain, kind, target, muted)
      select person_id, access_domain, kind, ${to}, muted from follow where kind = 'question' and target = ${from}
    on conflict do nothing returning person_id as person`.execute(db);
  return rows.map(({ person }) => person);
}

export async function dropFollowers(db: Db, question: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .deleteFrom('follow')
    .where('kind', '=', 'question')
    .where('target', '=', question)
    .where('person_id', 'in', [...people])
    .execute();
}
