import { sql } from 'kysely';
import type { Db } from '../../base/database/db';

interface Topic {
  domain: string;
  tags: readonly string[];
  board: string | null;
}

const about = ({ domain, tags, board }: Topic) =>
  sql<boolean>`(e.access_domain = ${domain} and ((e.kind = 'tag' and e.target = any(${[...tags]}::text[]))
    or (e.kind = 'board' and e.target = ${board})))`;

/** Ids of the experts of a post's tags and board. */
export async function expertsOf(db: Db, topic: Topic): Promise<string[]> {
  const rows = await db
    .selectFrom('expert as e')
    .select('e.person_id')
    .distinct()
    .where(about(topic))
    .orderBy('e.person_id')
    .execute();
  return rows.map(({ person_id }) => person_id);
}

export async function isExpert(db: Db, person: string, topic: Topic): Promise<boolean> {
  const row = await db
    .selectFrom('expert as e')
    .select('e.person_id')
    .where('e.person_id', '=', person)
    .where(about(topic))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

interface Place {
  domain: string;
  /** Phone number, email address or user name. */
  account: string;
  kind: 'tag' | 'board';
  target: string;
}

const personOf = (account: string) => sql<string>`(select id from person where disabled_at is null
  and (phone = ${account} or email = ${account.toLowerCase()} or username = ${account}))`;

/** False if there is nobody of that name, or they are one already. */
export async function appointExpert(db: Db, { domain, account, kind, target }: Place): Promise<boolean> {
  const { rows } = await sql`
    insert into expert (access_domain, person_id, kind, target)
    select ${domain}, x.id, ${kind}, ${target} from person x where x.id = ${personOf(account)}
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

export async function dismissExpert(db: Db, { domain, account, kind, target }: Place): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('expert')
    .where('access_domain', '=', domain)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('person_id', '=', personOf(account))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listExperts = (db: Db, domain: string) =>
  db
    .selectFrom('expert as e')
    .innerJoin('person as x', 'x.id', 'e.person_id')
    .select(['e.kind', 'e.target', 'e.person_id as person'])
    .select(sql<string>`coalesce(nullif(x.nickname, ''), x.username, x.email, x.phone)`.as('name'))
    .where('e.access_domain', '=', domain)
    .orderBy('e.kind')
    .orderBy('e.target')
    .orderBy('name')
    .execute();

export async function dismissPerson(
  db: Db,
  { domain, person, kind, target }: Omit<Place, 'account'> & { person: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('expert')
    .where('access_domain', '=', domain)
    .where('kind', '=', kind)
    .where('target', '=', target)
    .where('person_id', '=', person)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function hasAccount(db: Db, account: string): Promise<boolean> {
  const { rows } = await sql<{ id: string | null }>`select ${personOf(account)} as id`.execute(db);
  return rows[0]?.id != null;
}
