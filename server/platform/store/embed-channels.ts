import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { rotatedSecret } from './rotated-secret';

export type ChannelRow = Selectable<Tables['embed_channel']>;
export type ListedChannel = ChannelRow & { asked: number; sessions: number };

export const MOST_CHANNELS = 20;

/** Where all nodes hear of which channel sessions have ended. */
export const EMBED_ENDED = 'embed_ended';

const today = sql<Date>`(now() at time zone 'utc')::date`;

/** An organization, on every portal; or, without one, a portal itself. */
export interface ChannelOwner {
  organization: string | null;
  domain: string;
}

export const listChannels = (db: Db, { organization, domain }: ChannelOwner): Promise<ListedChannel[]> =>
  db
    .selectFrom('embed_channel as c')
    .selectAll('c')
    .select([
      sql<number>`coalesce((select d.asked from embed_day d where d.channel_id = c.id and d.day = ${today}), 0)`.as(
        'asked',
      ),
      sql<number>`(select count(*)::int from embed_session s where s.channel_id = c.id and s.expires_at > now())`.as(
        'sessions',
      ),
    ])
    .$if(organization !== null, (query) => query.where('c.organization_id', '=', organization))
    .$if(organization === null, (query) =>
      query.where('c.organization_id', 'is', null).where('c.access_domain', '=', domain),
    )
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();

export const findChannel = (db: Db, id: string): Promise<ChannelRow | undefined> =>
  db.selectFrom('embed_channel').selectAll().where('id', '=', id).executeTakeFirst();

/** The channel as pages on this portal may show it: also one that is off, but none whose organization is. */
export const findShownChannel = (db: Db, id: string, accessDomain: string): Promise<ChannelRow | undefined> =>
  db
    .selectFrom('embed_channel as c')
    .leftJoin('organization as o', 'o.id', 'c.organization_id')
    .selectAll('c')
    .where('c.id', '=', id)
    .where('c.access_domain', '=', accessDomain)
    .where('o.disabled_at', 'is', null)
    .executeTakeFirst();

/** False if its owner has as many as it may. Locks the owner, so that two requests at once cannot pass the limit. */
export async function addChannel(
  trx: Db,
  channel: Insertable<Tables['embed_channel']> & { organization_id: string | null },
): Promise<boolean> {
  const { organization_id: organization, access_domain: domain } = channel;
  if (organization === null)
    await trx
      .selectFrom('setting_pointer')
      .select('access_domain')
      .where('access_domain', '=', domain)
      .forUpdate()
      .execute();
  else await trx.selectFrom('organization').select('id').where('id', '=', organization).forUpdate().execute();
  if ((await listChannels(trx, { organization, domain })).length >= MOST_CHANNELS) return false;
  await trx.insertInto('embed_channel').values(channel).execute();
  return true;
}

type Changed = Pick<
  Insertable<Tables['embed_channel']>,
  'name' | 'state' | 'origins' | 'pages' | 'assistant' | 'bases' | 'look' | 'identity' | 'reads' | 'per_day'
>;

export async function changeChannel(db: Db, id: string, values: Changed): Promise<void> {
  await db.updateTable('embed_channel').set(values).where('id', '=', id).execute();
}

/** Gives it a new secret; the old one signs as well for some hours. */
export async function rotateChannel(db: Db, id: string, secret: string, overlapHours: number): Promise<void> {
  await db.updateTable('embed_channel').set(rotatedSecret(secret, overlapHours)).where('id', '=', id).execute();
}

export async function removeChannel(db: Db, id: string): Promise<void> {
  await db.deleteFrom('embed_channel').where('id', '=', id).execute();
}

/** Counts one question of today. False if the channel has asked as many as it may; parallel calls cannot pass that. */
export async function takeQuestion(db: Db, channel: string, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into embed_day (channel_id, day, asked) values (${channel}, ${today}, 1)
    on conflict (channel_id, day) do update set asked = embed_day.asked + 1 where embed_day.asked < ${most}
    returning asked`.execute(db);
  return rows.length > 0;
}
