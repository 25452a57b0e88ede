import { type Selectable, sql } from 'kysely';
import type { Db } from '../../base/database/db';
import type { Tables } from '../../base/database/tables';
import { EMBED_ENDED } from './embed-channels';

type SessionRow = Selectable<Tables['embed_session']>;

/** Minutes for which a session is good without being renewed, and hours after which it is not renewed any more. */
const GOOD_MIN = 10;
const LONGEST_H = 12;

type NewSession = Pick<SessionRow, 'id' | 'channel_id' | 'token_hash' | 'visitor' | 'identified' | 'parent'>;

export async function addSession(db: Db, session: NewSession): Promise<Date> {
  const { expires_at } = await db
    .insertInto('embed_session')
    .values({ ...session, expires_at: sql<Date>`now() + make_interval(mins => ${GOOD_MIN})` })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** The session of a token with its channel, if both are good now. */
export const readSession = (db: Db, tokenHash: string) =>
  db
    .selectFrom('embed_session as s')
    .innerJoin('embed_channel as c', 'c.id', 's.channel_id')
    .leftJoin('organization as o', 'o.id', 'c.organization_id')
    .select(['s.id', 's.channel_id as channel', 's.visitor', 's.identified', 's.created_at as createdAt'])
    .select(['s.expires_at as expiresAt', 'c.organization_id as organization', 'c.access_domain as accessDomain'])
    .select(['c.bases', 'c.reads', 'c.per_day as perDay', 'c.name'])
    .where('s.token_hash', '=', tokenHash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('c.state', '=', 'on')
    .where('o.disabled_at', 'is', null)
    .executeTakeFirst();

/** The end of the session from now on. */
export async function renewSession(db: Db, id: string): Promise<Date | undefined> {
  const row = await db
    .updateTable('embed_session')
    .set({
      expires_at: sql<Date>`least(now() + make_interval(mins => ${GOOD_MIN}), created_at + make_interval(hours => ${LONGEST_H}))`,
    })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirst();
  return row?.expires_at;
}

export async function endSession(db: Db, id: string, channel: string): Promise<void> {
  await db.deleteFrom('embed_session').where('id', '=', id).execute();
  await tellEmbedEnded(db, channel);
}

/** Ends the channel's sessions, or those with an identity alone. */
export async function endSessionsOf(
  db: Db,
  channel: string,
  { identified }: { identified?: true } = {},
): Promise<void> {
  await db
    .deleteFrom('embed_session')
    .where('channel_id', '=', channel)
    .$if(identified === true, (some) => some.where('identified', '=', true))
    .execute();
  await tellEmbedEnded(db, channel);
}

/** Tells all nodes to look at the open streams of this channel again. */
export const tellEmbedEnded = (db: Db, channel: string) =>
  sql`select pg_notify(${EMBED_ENDED}, ${channel})`.execute(db);

/** The hashes of the tokens that are good, by channel. */
export async function goodSessions(db: Db, channels: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await db
    .selectFrom('embed_session as s')
    .innerJoin('embed_channel as c', 'c.id', 's.channel_id')
    .select(['c.id', 's.token_hash as hash'])
    .where('c.id', 'in', [...channels])
    .where('c.state', '=', 'on')
    .where('s.expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Map(channels.map((id) => [id, rows.filter((row) => row.id === id).map(({ hash }) => hash)]));
}

/** Marks what may be used once: false if any of it was used before. */
export async function takeOnce(db: Db, channel: string, marks: readonly string[], until: Date): Promise<boolean> {
  const taken = await db
    .insertInto('embed_identity')
    .values(marks.map((mark) => ({ channel_id: channel, mark, expires_at: until })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .execute();
  return taken.length === marks.length;
}

/** What has expired is of no use to anybody; counts are kept for 90 days. */
export async function deleteOldEmbeds(db: Db): Promise<void> {
  const past = sql<Date>`now() - interval '1 hour'`;
  await db.deleteFrom('embed_session').where('expires_at', '<', past).execute();
  await db.deleteFrom('embed_identity').where('expires_at', '<', past).execute();
  await db.deleteFrom('embed_day').where('day', '<', sql<Date>`now() - interval '90 days'`).execute();
}
