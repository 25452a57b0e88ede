import { sql } from 'kysely';
import type { Locale } from '../../../generated/locales';
import type { Db } from '../../base/database/db';
import type { Inbox } from '../open-inbox';
import { mayBeTold } from './notifications';
import { mailWay, type Whose } from './preferences';

/** A mail to be sent: to whom, and of which notifications. */
export interface Due {
  person: string;
  domain: string;
  email: string;
  locale: Locale | null;
  ids: string[];
}

const MOST = 200;

/** Takes those of the notifications that are mailed at once. Of one thing there is one mail an hour; the rest is left for the digest. */
export async function takeForMail(db: Db, ids: string[]): Promise<Due[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Due>`
    update notification n set mailed_at = now() from person x
    where n.id = any(${ids}::bigint[]) and x.id = n.person_id and x.email is not null and x.disabled_at is null
      and (n.mailed_at is null or n.mailed_at < now() - interval '1 hour') and ${mailWay} = 'once'
    returning n.person_id as person, n.access_domain as domain, x.email, x.locale, array[n.id::text] as ids`.execute(
    db,
  );
  return rows;
}

/** The last Monday, 8 in the morning of the person's own time. */
const monday = (
  now: Date,
) => sql`date_trunc('week', ${now}::timestamptz at time zone coalesce(m.time_zone, 'Asia/Shanghai')
  - interval '8 hours') + interval '8 hours'`;

/** Whose digest of this week has not been written, though something from before it is unread and was not mailed. */
export async function listDigestsDue(db: Db, now: Date): Promise<(Whose & { period: string })[]> {
  const { rows } = await sql<Whose & { period: string }>`
    select n.person_id as person, n.access_domain as domain, to_char(${monday(now)}, 'IYYY-"W"IW') as period
    from notification n
    join person x on x.id = n.person_id and x.email is not null and x.disabled_at is null
    left join notify_mail m on m.person_id = n.person_id and m.access_domain = n.access_domain
    where n.read_at is null and (n.mailed_at is null or n.mailed_at < n.at)
      and n.at < (${monday(now)}) at time zone coalesce(m.time_zone, 'Asia/Shanghai')
      and ${mailWay} <> 'off'
      and not exists (select from notification_digest d where d.person_id = n.person_id
        and d.access_domain = n.access_domain and d.period = to_char(${monday(now)}, 'IYYY-"W"IW'))
    group by 1, 2, 3
    order by 1, 2`.execute(db);
  return rows;
}

/** Takes what is unread for the digest of a period; undefined if it was taken already. */
export async function takeForDigest(
  db: Db,
  { person, domain, period }: Whose & { period: string },
): Promise<Due | undefined> {
  const taken = await db
    .insertInto('notification_digest')
    .values({ person_id: person, access_domain: domain, period })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows !== 1n) return undefined;
  const { rows } = await sql<Due>`
    with taken as (
      update notification n set mailed_at = now()
      where n.person_id = ${person} and n.access_domain = ${domain} and n.read_at is null
        and (n.mailed_at is null or n.mailed_at < n.at) and ${mailWay} <> 'off'
      returning n.id, n.at)
    select x.id as person, ${domain} as domain, x.email, x.locale,
      (select (array_agg(id::text order by at desc, id desc))[1:${sql.lit(MOST)}] from taken) as ids
    from person x where x.id = ${person} and x.email is not null and exists (select from taken)`.execute(db);
  return rows[0];
}

/** Those of the notifications that are still unread, still wanted by mail, and about what the person may read now. */
export async function listForMail(db: Db, inbox: Inbox, ids: string[]) {
  return db
    .selectFrom('notification as n')
    .select(['n.id', 'n.kind', 'n.title', 'n.link', 'n.count', 'n.actors', 'n.at', 'n.read_at'])
    .where(sql<boolean>`n.id = any(${ids}::bigint[])`)
    .where(mayBeTold(inbox))
    .where('n.read_at', 'is', null)
    .where(mailWay, '<>', 'off')
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .execute();
}

/** Whether this is still the person's address. */
export async function isTheirAddress(db: Db, person: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('person')
    .select('id')
    .where('id', '=', person)
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Mail ends when the mailbox refused two. */
export async function noteRefusal(db: Db, { person, domain }: Whose): Promise<void> {
  await sql`
    insert into notify_mail (person_id, access_domain, refused) select id, ${domain}, 1 from person where id = ${person}
    on conflict (person_id, access_domain) do update set refused = notify_mail.refused + 1,
      off_at = case when notify_mail.refused > 0 then coalesce(notify_mail.off_at, now()) else notify_mail.off_at end`.execute(
    db,
  );
}

export async function listOrganizationsOf(db: Db, person: string): Promise<string[]> {
  const rows = await db.selectFrom('membership').select('organization_id').where('person_id', '=', person).execute();
  return rows.map((one) => one.organization_id);
}
