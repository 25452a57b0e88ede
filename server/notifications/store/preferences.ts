import { sql } from 'kysely';
import type { components } from '../../../generated/api';
import type { Db } from '../../base/database/db';
import type { NotificationKind } from '../notify';

export type Preference = components['schemas']['NotifyPreferences']['kinds'][number];

export interface Whose {
  person: string;
  domain: string;
}

/** Mailed at once, unless the person wants it otherwise; everything else comes weekly. */
const AT_ONCE: NotificationKind[] = [
  ...([
    'mention',
    'answer',
    'order-decided',
    'right-ends',
    'right-suspended',
    'contact',
    'demand-ends',
    'key-ended',
    'webhook-fails',
  ] as const),
  ...(['work-returned', 'won', 'claim'] as const),
];

export const defaultPreference = (kind: NotificationKind): Preference => ({
  ...{ kind, inApp: true, mail: AT_ONCE.includes(kind) ? 'once' : 'digest' },
});

/** Whether the person wants a notification (`n`) shown in the portal. */
export const isShown = sql<boolean>`not exists (select from notify_preference r
  where r.person_id = n.person_id and r.access_domain = n.access_domain and r.kind = n.kind and not r.in_app)`;

/** How the person wants a notification (`n`) mailed. */
export const mailWay = sql<Preference['mail']>`case when exists (select from notify_mail m
    where m.person_id = n.person_id and m.access_domain = n.access_domain and m.off_at is not null) then 'off'
  else coalesce((select r.mail from notify_preference r
    where r.person_id = n.person_id and r.access_domain = n.access_domain and r.kind = n.kind),
    case when n.kind = any(${AT_ONCE}::text[]) then 'once' else 'digest' end) end`;

export async function readPreferences(db: Db, { person, domain }: Whose) {
  const [kinds, mail] = await Promise.all([
    db
      .selectFrom('notify_preference')
      .select(['kind', 'in_app as inApp', 'mail'])
      .where('person_id', '=', person)
      .where('access_domain', '=', domain)
      .execute(),
    db
      .selectFrom('notify_mail')
      .select(['off_at', 'refused', 'time_zone'])
      .where('person_id', '=', person)
      .where('access_domain', '=', domain)
      .executeTakeFirst(),
  ]);
  return { kinds, mail };
}

interface Wanted {
  mail: boolean;
  timeZone: string | null;
  kinds: readonly Preference[];
}

/** Mail that is wanted again forgets how often the mailbox refused it. */
export async function writePreferences(db: Db, { person, domain }: Whose, { mail, timeZone, kinds }: Wanted) {
  const whose = { person_id: person, access_domain: domain };
  await db
    .insertInto('notify_preference')
    .values(kinds.map(({ kind, inApp, mail }) => ({ ...whose, kind, in_app: inApp, mail })))
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'access_domain', 'kind'])
        .doUpdateSet(({ ref }) => ({ in_app: ref('excluded.in_app'), mail: ref('excluded.mail') })),
    )
    .execute();
  await switchMail(db, { person, domain }, mail);
  await db
    .updateTable('notify_mail')
    .set({ time_zone: sql`(select name from pg_timezone_names where name = ${timeZone})` })
    .where('person_id', '=', person)
    .where('access_domain', '=', domain)
    .execute();
}

/** Ends mail about notifications of one portal, or begins it anew. Twice changes nothing. */
export async function switchMail(db: Db, { person, domain }: Whose, on: boolean): Promise<void> {
  await sql`
    insert into notify_mail (person_id, access_domain, off_at)
    select id, ${domain}, case when ${on} then null else now() end from person where id = ${person}
    on conflict (person_id, access_domain) do update set
      off_at = case when ${on} then null else coalesce(notify_mail.off_at, now()) end,
      refused = case when ${on} then 0 else notify_mail.refused end`.execute(db);
}
